/**
 * Runs `act` when the mouse button is released, or immediately if none is pressed. A field that loses the focus by a
 * press elsewhere may show an error line, and the pressed element must not move away under the mouse.
 */
export function afterPress(callback: () => void): void {
  if (document.querySelector(':active') === null) callback();
  else window.addEventListener('mouseup', () => setTimeout(callback), { once: true });
}
