import type { Edit, Selected } from './edits';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const selectedIn = ({ value, selectionStart, selectionEnd }: TextControl): Selected => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? selectionStart ?? value.length,
});

/**
 * Makes a change in a field as if it were typed, so that the browser's own Undo takes it back; answers whether there was room.
 * Whoever is writing in another field meanwhile stays there.
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

/** Out of date, but nothing else writes into the browser's own history; not every browser does it in every field. */
const type = (text: string): boolean =>
  'execCommand' in document &&
  (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text));
