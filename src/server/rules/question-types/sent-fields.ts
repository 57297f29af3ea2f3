import { OPTION_MAXIMUM_COUNT, TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, fieldTooLong, messages } from '../../../shared/messages';
import { parsedJson } from '../../../shared/parsed-json';
import { isCleanText } from '../../../shared/text';

export interface SentFields {
  /** The value of a field read by `reader`, or `otherwise` if the field is missing. */
  given<Value>(field: string, reader: (value: unknown) => Value, otherwise: Value): Value;
  /** Whether it was sent as a form, which has only texts. */
  readonly isForm: boolean;
}

export function readText(field: string, value: unknown): string {
  if (value === null) return '';
  if (typeof value !== 'string' || !isCleanText(value)) throw new DomainError('invalid', fieldInvalid(field));
  if (value.length > TEXT_MAXIMUM_LENGTH) {
    throw new DomainError('invalid', fieldTooLong(field, TEXT_MAXIMUM_LENGTH));
  }
  return value;
}

/** NaN marks an invalid number, so that validation can report it; an empty field is null. */
export function readNumber(value: unknown): number | null {
  if (value === null) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim();
  return text === '' || text === 'null' ? null : Number(text);
}

export const readPartialCredit = (sent: SentFields, before: { readonly partialCredit: boolean }): boolean =>
  sent.given('partialCredit', (value) => readFlag('partialCredit', value), before.partialCredit);

function readFlag(field: string, value: unknown): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false' || value === '' || value === null) return false;
  throw new DomainError('invalid', fieldInvalid(field));
}

/** A list, also as JSON text; empty if missing. */
export function readList(field: string, value: unknown): unknown[] {
  const list = typeof value === 'string' ? parsedJson(value) : value;
  if (list === null || value === '') return [];
  if (!Array.isArray(list)) throw new DomainError('invalid', fieldInvalid(field));
  if (list.length > OPTION_MAXIMUM_COUNT) {
    throw new DomainError('invalid', messages.optionsTooMany(OPTION_MAXIMUM_COUNT));
  }
  return list;
}
