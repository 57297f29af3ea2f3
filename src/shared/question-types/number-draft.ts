import { NUMBER_UNIT_MAXIMUM_LENGTH } from '../constants';
import { numberMessages } from '../number-answer/messages';
import { type NumberKey, readNumberKey, readTolerance, unitRatio } from '../number-answer/number-key';
import type { FieldCheck } from './question-type-module';
import { parsedJson, readFlag, readText, type SentFields } from './sent-fields';

/** A correct answer as it was sent or typed: a number may be a text, read as an answer is. */
export interface SentNumberKey {
  readonly value: string | number | null;
  readonly tolerance: string | number | null;
  readonly unit: string;
}

export interface NumberDraft {
  readonly type: 'number';
  readonly correctAnswer: SentNumberKey;
  /** Whether the right value earns half the marks where the unit is missing or wrong. */
  readonly partialCredit: boolean;
}

export const emptyNumber = (): NumberDraft => ({
  type: 'number',
  correctAnswer: { value: null, tolerance: null, unit: '' },
  partialCredit: false,
});

export const readNumberDraft = (sent: SentFields, before: NumberDraft): NumberDraft => ({
  type: 'number',
  correctAnswer: sent.given(
    'correctAnswer',
    (value) => readSentKey(value, before.correctAnswer),
    before.correctAnswer,
  ),
  partialCredit: sent.given(
    'partialCredit',
    (value) => readFlag('partialCredit', value),
    before.partialCredit,
  ),
});

/**
 * `{value, tolerance?, unit?}`, also as JSON text; or a text such as "9.81 ± 0.05 m/s^2", which leaves what it does not say
 * as it was.
 */
function readSentKey(sent: unknown, before: SentNumberKey): SentNumberKey {
  const value = typeof sent === 'string' ? (parsedJson(sent) ?? sent) : sent;
  if (value === null || Array.isArray(value)) return emptyNumber().correctAnswer;
  if (typeof value !== 'object') return changedBy(readValue(value), before);
  const { value: number, tolerance, unit }: { value?: unknown; tolerance?: unknown; unit?: unknown } = value;
  return {
    value: readValue(number ?? null),
    tolerance: readValue(tolerance ?? null),
    unit: readText('correctAnswer', unit ?? null).trim(),
  };
}

/** A number, or what was typed in its place, so that an unfinished question shows it again. */
function readValue(sent: unknown): string | number | null {
  if (typeof sent === 'number' && Number.isFinite(sent)) return sent;
  return readText('correctAnswer', typeof sent === 'string' ? sent : null).trim() || null;
}

/** Another number in the place of one; a tolerance goes with its unit. */
function changedBy(sent: string | number | null, before: SentNumberKey): SentNumberKey {
  const key = typeof sent === 'string' ? readNumberKey(sent) : undefined;
  if (!key) return { ...before, value: sent };
  const unit = key.unit ?? before.unit;
  const ratio = before.unit === unit ? 1 : unitRatio(before.unit, unit);
  const kept = typeof before.tolerance === 'number' ? scaled(before.tolerance, ratio) : before.tolerance;
  return { value: key.value, tolerance: key.tolerance ?? kept, unit };
}

const scaled = (tolerance: number, ratio: number | undefined) =>
  ratio === undefined ? null : Number((tolerance * ratio).toPrecision(12));

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
  // "1/s" is one.
  return /^[\p{Nd}.,+-]/u.test(unit) && !/^1 ?\//.test(unit) ? numberMessages.unitHasNumber : null;
}

/** What the field of the value says, which may be more than a value. */
const keyIn = ({ value }: SentNumberKey): NumberKey | undefined =>
  typeof value === 'number' ? { value } : readNumberKey(value ?? '');

function toleranceIn({ tolerance }: SentNumberKey): NumberKey['tolerance'] | 'none' {
  if (tolerance === null) return undefined;
  return readTolerance(String(tolerance)) ?? 'none';
}

/** The key that a draft says; undefined while it says none. */
export function numberKeyOf({ correctAnswer: sent }: NumberDraft): NumberKey | undefined {
  const key = keyIn(sent);
  const tolerance = toleranceIn(sent);
  if (!key || tolerance === 'none') return undefined;
  const unit = sent.unit || key.unit;
  const by = tolerance ?? key.tolerance;
  return { value: key.value, ...(by !== undefined && { tolerance: by }), ...(unit && { unit }) };
}
