import { NUMBER_UNIT_MAXIMUM_LENGTH } from '../../constants';
import { numberMessages } from '../../number-answer/messages';
import { type NumberKey, readNumberKey, readTolerance } from '../../number-answer/number-key';
import type { FieldCheck } from '../question-type-module';

/** A correct answer as sent or typed: a number may be a text, which is read like an answer. */
export interface SentNumberKey {
  readonly value: string | number | null;
  readonly tolerance: string | number | null;
  readonly unit: string;
}

export interface NumberDraft {
  readonly type: 'number';
  readonly correctAnswer: SentNumberKey;
  /** Whether the right value with a missing or wrong unit earns half the marks. */
  readonly partialCredit: boolean;
}

export const emptyNumber = (): NumberDraft => ({
  type: 'number',
  correctAnswer: { value: null, tolerance: null, unit: '' },
  partialCredit: false,
});

export function checkNumber({ correctAnswer: sent }: NumberDraft): readonly FieldCheck[] {
  return [
    ['correctAnswer', valueIssue(sent)],
    ['tolerance', toleranceIn(sent) === 'none' ? numberMessages.toleranceInvalid : null],
    ['unit', unitIssue(sent)],
  ];
}

function valueIssue(sent: SentNumberKey): string | null {
  if (sent.value === null) return numberMessages.numberRequired;
  const key = keyIn(sent);
  if (key === undefined) return numberMessages.numberUnreadable;
  const isSaidTwice = key.unit !== undefined && sent.unit !== '' && key.unit !== sent.unit;
  return isSaidTwice ? numberMessages.unitTwice : null;
}

function unitIssue({ unit }: SentNumberKey): string | null {
  if (unit.length > NUMBER_UNIT_MAXIMUM_LENGTH) return numberMessages.unitTooLong(NUMBER_UNIT_MAXIMUM_LENGTH);
  // "1/s" is a unit.
  return /^[\p{Nd}.,+-]/u.test(unit) && !/^1 ?\//.test(unit) ? numberMessages.unitHasNumber : null;
}

/** The key in the value field, which may contain a tolerance and a unit. */
const keyIn = ({ value }: SentNumberKey): NumberKey | undefined =>
  typeof value === 'number' ? { value } : readNumberKey(value ?? '');

function toleranceIn({ tolerance }: SentNumberKey): NumberKey['tolerance'] | 'none' {
  if (tolerance === null) return undefined;
  return readTolerance(String(tolerance)) ?? 'none';
}

/** The key of a draft; undefined if incomplete. */
export function numberKeyOf({ correctAnswer: sent }: NumberDraft): NumberKey | undefined {
  const key = keyIn(sent);
  const tolerance = toleranceIn(sent);
  if (!key || tolerance === 'none') return undefined;
  const unit = sent.unit || key.unit;
  const by = tolerance ?? key.tolerance;
  return { value: key.value, ...(by !== undefined && { tolerance: by }), ...(unit && { unit }) };
}
