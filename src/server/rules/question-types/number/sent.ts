import { unitRatio } from '../../../../shared/number-answer/case-of-units';
import { readNumberKey } from '../../../../shared/number-answer/number-key';
import { parsedJson } from '../../../../shared/parsed-json';
import {
  emptyNumber,
  type NumberDraft,
  type SentNumberKey,
} from '../../../../shared/question-types/number/draft';
import { readPartialCredit, readText, type SentFields } from '../sent-fields';

export const readNumberDraft = (sent: SentFields, before: NumberDraft): NumberDraft => ({
  type: 'number',
  correctAnswer: sent.given(
    'correctAnswer',
    (value) => readSentKey(value, before.correctAnswer),
    before.correctAnswer,
  ),
  partialCredit: readPartialCredit(sent, before),
});

/**
 * `{value, tolerance?, unit?}`, also as JSON text; or a text such as "9.81 ± 0.05 m/s^2", in which missing
 * parts stay unchanged.
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

/** A number, or the typed text, so that an unfinished question shows it again. */
function readValue(sent: unknown): string | number | null {
  if (typeof sent === 'number' && Number.isFinite(sent)) return sent;
  return readText('correctAnswer', typeof sent === 'string' ? sent : null).trim() || null;
}

/** The key with another number; the tolerance is converted to its unit. */
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
