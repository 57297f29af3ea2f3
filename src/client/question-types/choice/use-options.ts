import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MINIMUM_OPTION_COUNT, OPTION_MAXIMUM_COUNT } from '../../../shared/constants';
import { isPlainEnter } from '../../platform/shortcuts';
import { optionLines } from '../../rules/question-types/option-lines';
import { announce } from '../../ui/Announcer';
import type { ListedForm, OptionLine } from '../listed-form';

const BLANK: OptionLine = { text: '', isCorrect: false, feedback: '', weight: '' };
const TRUE_OR_FALSE: readonly OptionLine[] = ['True', 'False'].map((text) => ({ ...BLANK, text }));

/** The rows of a choice and their keys. */
export function useOptions(group: RefObject<HTMLElement | null>, many: boolean) {
  const { control, watch, setValue, getValues } = useFormContext<ListedForm<string>>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'options' });
  const options = watch('options');
  const count = fields.length;
  const hasRoom = count < OPTION_MAXIMUM_COUNT;
  const areBlank = options.every(({ text }) => text.trim() === '');

  const focusText = (index: number) =>
    // The rows have not re-rendered yet.
    requestAnimationFrame(() =>
      [...(group.current?.querySelectorAll<HTMLElement>('input[data-option]') ?? [])].at(index)?.focus(),
    );
  const mark = (index: number, isCorrect: boolean) => {
    for (const place of options.keys()) {
      if (many && place !== index) continue;
      setValue(`options.${place}.isCorrect`, place === index && isCorrect, { shouldDirty: true });
    }
  };
  const add = () => {
    append(BLANK, { shouldFocus: false });
    focusText(-1);
  };
  const removeAt = (index: number) => {
    remove(index);
    focusText(Math.min(index, count - 2));
  };
  const setTrueOrFalse = () => {
    setValue('options', [...TRUE_OR_FALSE], { shouldDirty: true });
    // The next step is to mark the correct one.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus());
  };
  const moveTo = (index: number, to: number) => {
    move(index, to);
    announce(`Moved to ${to + 1} of ${count}`);
  };

  /**
   * Enter moves to the next option, Backspace removes an empty one, Alt with an arrow moves it, Ctrl and K
   * marks it.
   */
  const keyDown = (event: KeyboardEvent, index: number) => {
    const withCommand = event.ctrlKey || event.metaKey;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (isPlainEnter(event)) {
      if (index + 1 < count) focusText(index + 1);
      else if (hasRoom && options[index]?.text.trim() !== '') add();
    } else if (event.key === 'Backspace' && options[index]?.text === '' && count > MINIMUM_OPTION_COUNT) {
      remove(index);
      focusText(Math.max(index - 1, 0));
    } else if (event.altKey && step !== undefined) {
      const to = index + step;
      if (to >= 0 && to < count) moveTo(index, to);
    } else if (withCommand && event.key.toLowerCase() === 'k') {
      mark(index, !options[index]?.isCorrect);
    } else return;
    event.preventDefault();
  };

  /** Pasted lines become options: they fill the empty rows below, then new ones. */
  const paste = (event: ClipboardEvent, index: number) => {
    const lines = optionLines(event.clipboardData.getData('text'));
    if (!lines) return;
    event.preventDefault();
    const rows = getValues('options').map((row) => ({ ...row }));
    const before = rows.slice(0, index + 1);
    const here = before.pop() ?? BLANK;
    const after = rows.slice(index + 1);
    const isAnyStarred = lines.some(({ isStarred }) => isStarred);
    const pasted = lines.map(({ text, isStarred }) => ({ ...BLANK, text, isCorrect: isStarred }));
    const room = after.findIndex(({ text }) => text.trim() !== '');
    const kept = after.slice(Math.min(lines.length - 1, room < 0 ? after.length : room));
    const first = here.text.trim() === '' ? [] : [here];
    const all = [...before, ...first, ...pasted, ...kept].slice(0, OPTION_MAXIMUM_COUNT);
    const keyed = many || !isAnyStarred ? all : onlyOneKey(all);
    setValue('options', keyed, { shouldDirty: true });
    focusText(Math.min(before.length + first.length + pasted.length, OPTION_MAXIMUM_COUNT) - 1);
  };

  return { fields, options, hasRoom, areBlank, setTrueOrFalse, mark, add, removeAt, moveTo, keyDown, paste };
}

/** A single choice keeps only the first correct mark. */
function onlyOneKey(rows: readonly OptionLine[]): OptionLine[] {
  const key = rows.findIndex(({ isCorrect }) => isCorrect);
  return rows.map((row, index) => ({ ...row, isCorrect: index === key }));
}
