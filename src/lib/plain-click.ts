type Click = Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean> & { button: number }>;

/** Whether a click opens its link in this window: with a modifier key the browser opens another one. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
