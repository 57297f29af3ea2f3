import type { Edit, Selected } from './edits';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const selectedIn = ({ value, selectionStart, selectionEnd }: TextControl): Selected => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? selectionStart ?? value.length,
});

/**
 * Edits a field as if typed, so that the browser's Undo reverts it; returns whether there was room. Does not steal the focus from
 * another field.
 */
export function writeEdit(
  field: TextControl,
  { start, end, insert, select }: Edit,
  { isFocused = true } = {},
): boolean {
  const length = field.value.length - (end - start) + insert.length;
  if (field.maxLength >= 0 && length > field.maxLength) return false;
  if (isFocused) field.focus();
  field.setSelectionRange(start, end);
  if (!(isFocused && type(insert))) {
    field.setRangeText(insert, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: insert }));
  }
  field.setSelectionRange(...select);
  return true;
}

/** Deprecated, but nothing else writes to the browser's undo history; not every browser supports it in every field. */
const type = (text: string): boolean =>
  'execCommand' in document &&
  (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text));
