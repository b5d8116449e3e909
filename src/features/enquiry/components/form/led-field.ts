/** A field that the form gave the focus: nobody chose it, so that leaving it empty is no mistake yet. */
type Led = { dataset: { led?: '' } };

export function leadTo(field: HTMLElement): void {
  (field as Led).dataset.led = '';
  field.focus({ preventScroll: true });
}

/** Whether the visitor leaves, for the first time, a field that the form gave the focus, without a word in it. */
export function leavesUnchosen(field: HTMLElement & { value: string }): boolean {
  const { dataset } = field as Led;
  const isLed = dataset.led !== undefined;
  delete dataset.led;
  return isLed && field.value === '';
}
