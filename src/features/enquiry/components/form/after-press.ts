/**
 * Does something when the mouse button is up again, or at once when none is down. A field that is left by a press
 * elsewhere may show a line more; what was being pressed must not move away under the mouse.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
