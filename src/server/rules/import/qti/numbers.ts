import { readNumberAnswer } from '../../../../shared/number-answer/read-number-answer';
import { blankQuestion, type QuestionDraft } from '../../../../shared/question/draft';
import type { ItemReader } from './item-reader';
import * as sentences from './sentences';

/** An accepted number: a value with a tolerance, or a range. */
export interface NumberRange {
  readonly value?: number | undefined;
  /** "5%" is relative. */
  readonly off?: number | string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Removes floating-point noise. */
const tidy = (number: number): number => Number(number.toPrecision(12));

/** The number in a text; undefined if it is none. */
export function numberSaid(text: string | undefined): number | undefined {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return undefined;
  const plain = Number(trimmed);
  return Number.isFinite(plain) ? plain : readNumberAnswer(trimmed)?.value;
}

/** The file's number; a range becomes its middle, with half its width as tolerance. */
export function numberOf(ranges: readonly NumberRange[], reader: ItemReader): QuestionDraft {
  const [first] = ranges;
  const key = first && keyOf(first, reader);
  const others = ranges
    .slice(1)
    .filter((range) => range.value !== first?.value || range.from !== first?.from);
  if (others.length > 0) reader.problems.add(sentences.severalNumbers(ranges.map(rangeText)));
  return {
    ...blankQuestion('number'),
    // There is no unit to be wrong.
    partialCredit: false,
    correctAnswer: { value: key?.value ?? null, tolerance: key?.off || null, unit: '' },
  };
}

export const rangeText = ({ value, from, to }: NumberRange): string =>
  value === undefined ? `${from ?? ''} to ${to ?? ''}` : String(value);

function keyOf({ value, off, from, to }: NumberRange, reader: ItemReader) {
  if (value !== undefined && off !== undefined) return { value, off };
  if (from === undefined || to === undefined) {
    const bound = from ?? to;
    if (bound === undefined) return { value, off: undefined };
    reader.notes.add(sentences.openRange(bound, from === undefined ? 'below' : 'above'));
    return { value: value ?? bound, off: undefined };
  }
  const [middle, half] = [tidy((from + to) / 2), tidy(Math.abs(to - from) / 2)];
  if (value === undefined) return { value: middle, off: half };
  const isMiddle = Math.abs(value - middle) <= Math.max(1e-9, half * 1e-6);
  if (isMiddle) return { value, off: half };
  reader.notes.add(sentences.unlikeRange(value, from, to));
  return { value: middle, off: half };
}

/** The range as an accepted answer of a gap: "4 ± 0.5". */
export function numberLine(range: NumberRange, reader: ItemReader): string {
  const key = keyOf(range, reader);
  if (key.value === undefined) return '';
  return key.off ? `${key.value} ± ${key.off}` : String(key.value);
}
