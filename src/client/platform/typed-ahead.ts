import { isTyping } from './shortcuts';

let text = '';

/** Collects typed lines for a field that is not rendered yet, away from shortcuts and focused buttons. */
export function keepTyped(start = ''): void {
  text = start;
  window.addEventListener('keydown', keep, { capture: true });
}

/** Replaces the collected letters with the value of a placeholder field. */
export function setTyped(typed: string): void {
  text = typed;
}

/** Ends `keepTyped` and returns the lines. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keep, { capture: true });
  const typed = text;
  text = '';
  return typed;
}

function keep(event: KeyboardEvent): void {
  const { key, isComposing, ctrlKey, metaKey } = event;
  const isText = [...key].length === 1;
  if (!(isText || key === 'Backspace' || key === 'Enter')) return;
  // AltGr is reported as Ctrl and Alt, but types letters.
  const isCommand = (ctrlKey || metaKey) && !event.getModifierState('AltGraph');
  if (isCommand || isComposing || isTyping(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.repeat) return;
  if (isText) text += key;
  else if (key === 'Enter') text += '\n';
  else if (key === 'Backspace') text = [...text].slice(0, -1).join('');
}
