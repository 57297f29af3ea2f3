import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { OPTION_MAXIMUM_COUNT } from '../../../shared/constants';
import { pairInLine } from '../../../shared/import/typed/pairs';
import { isPlainEnter } from '../../platform/shortcuts';
import { optionLines } from '../../rules/question-types/option-lines';
import type { MatchForm, PairLine } from './editing';

const BLANK: PairLine = { left: '', right: '' };
const FEWEST = 2;

/** The rows of a matching question and their keys. */
export function usePairs(group: RefObject<HTMLElement | null>) {
  const { control, watch, getValues, setValue } = useFormContext<MatchForm>();
  const pairs = useFieldArray({ control, name: 'pairs' });
  const spare = useFieldArray({ control, name: 'spare' });
  const written = watch('pairs');
  const hasRoom = pairs.fields.length + spare.fields.length < OPTION_MAXIMUM_COUNT;

  const focus = (name: string) =>
    // The rows have not re-rendered yet.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  const focusLeft = (index: number) => focus(`pairs.${index}.left`);
  const addPair = () => {
    pairs.append(BLANK, { shouldFocus: false });
    focusLeft(pairs.fields.length);
  };
  const addSpare = () => {
    spare.append({ text: '' }, { shouldFocus: false });
    focus(`spare.${spare.fields.length}.text`);
  };
  const removePair = (index: number) => {
    pairs.remove(index);
    focusLeft(Math.max(0, Math.min(index, pairs.fields.length - 2)));
  };
  const removeSpare = (index: number) => {
    spare.remove(index);
    if (spare.fields.length > 1) focus(`spare.${Math.min(index, spare.fields.length - 2)}.text`);
    else focusLeft(0);
  };

  /** Enter moves across, then down; Backspace removes an empty pair. */
  const pairKey = (event: KeyboardEvent, index: number, side: 'left' | 'right') => {
    const row = written[index] ?? BLANK;
    if (isPlainEnter(event)) {
      if (side === 'left') focus(`pairs.${index}.right`);
      else if (index + 1 < pairs.fields.length) focusLeft(index + 1);
      else if (hasRoom && row.left.trim() !== '') addPair();
    } else if (
      event.key === 'Backspace' &&
      row.left + row.right === '' &&
      pairs.fields.length > FEWEST &&
      side === 'left'
    ) {
      pairs.remove(index);
      focus(`pairs.${Math.max(index - 1, 0)}.right`);
    } else return;
    event.preventDefault();
  };
  const spareKey = (event: KeyboardEvent, index: number) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    if (index + 1 < spare.fields.length) focus(`spare.${index + 1}.text`);
    else if (hasRoom && getValues(`spare.${index}.text`).trim() !== '') addSpare();
  };

  /** Two columns, or lines like "Fe = Iron", become pairs: they fill the empty rows, then new ones. */
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = pairsIn(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    const rows = getValues('pairs');
    const before = rows.slice(0, index + 1).filter((row) => !isBlank(row));
    const after = rows.slice(index + 1).filter((row) => !isBlank(row));
    const lines = pasted.filter(({ left }) => left !== '');
    const all = [...before, ...lines, ...after].slice(0, OPTION_MAXIMUM_COUNT);
    const spares = pasted.flatMap(({ left, right }) => (left === '' ? [{ text: right }] : []));
    setValue('pairs', all, { shouldDirty: true });
    if (spares.length > 0) {
      const room = OPTION_MAXIMUM_COUNT - all.length;
      setValue('spare', [...getValues('spare'), ...spares].slice(0, room), { shouldDirty: true });
    }
    focus(`pairs.${Math.min(before.length + lines.length, all.length) - 1}.right`);
  };

  return {
    ...{
      pairs: pairs.fields,
      spare: spare.fields,
      written,
      hasRoom,
      canRemove: pairs.fields.length > FEWEST,
    },
    ...{ addPair, addSpare, removePair, removeSpare, pairKey, spareKey, paste },
  };
}

const isBlank = ({ left, right }: PairLine): boolean => left.trim() + right.trim() === '';

/** The pairs in a pasted text; undefined if it contains none. */
function pairsIn(pasted: string): PairLine[] | undefined {
  const lines = pasted.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const isTable = pasted.includes('\t');
  if (lines.length < 2 && !isTable) return undefined;
  const texts = isTable ? lines : (optionLines(pasted)?.map(({ text }) => text) ?? lines);
  const pairs = texts.map(pairInLine);
  if (pairs.every((pair) => pair === undefined)) return undefined;
  return texts.map((text, at) => pairs[at] ?? { left: text.trim(), right: '' });
}
