import { foldNumberText } from './fold-number-text';
import { readLeadingNumber } from './leading-number';

/** A number as it was typed, and what follows it. */
export interface NumberAnswer {
  /** As it is most likely meant. */
  readonly value: number;
  /** All that it can mean: "1,000" is a thousand to some, and one to others. */
  readonly values: readonly number[];
  /** The unit as it was typed, folded; absent where there is none. */
  readonly unit?: string;
}

/** Nobody writes a number that is longer. */
export const LONGEST_ANSWER = 200;

/** "v =", "Answer:", "≈": what is written before a number. */
const INTRODUCTION = /^(?:\p{L}[\p{L}\p{M}\d_ ']{0,30}[=≈:]|[=≈~]) ?/u;
const CURRENCY = /^([+-]? ?)((?:US)?\p{Sc}|Rs\.?|EUR|USD|GBP|INR|JPY|CHF) ?(?=[+-]? ?[\d.,])/iu;
/** A unit that begins with "1/", as in "5 1/s". */
const ONE_OVER = /(\d) 1 ?\/ ?(?=[\p{L}°(])/u;
/** "5.10^3", as it is written in France. */
const FRENCH_POWER = /(\d)\.10(?= ?(?:\^|\*\*))/;
/** A number that is the power of a unit, or part of a name such as CO2. */
const DIGITS_OF_UNIT = /(?:[\p{L}\p{M}°%)] ?(?:\^|\*\*) ?\(? ?[+-]?|[\p{L}\p{M})]-?)\d{1,2}/gu;

/**
 * Reads an answer that is one number, with or without a unit: "20 m/s", "0,5", "1.2×10^3", "१२", "€ 5". Undefined where
 * it is no number or more than one, so that "20 or 30" is none.
 */
export function readNumberAnswer(text: string): NumberAnswer | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST_ANSWER) return undefined;
  const folded = foldNumberText(trimmed)
    .replace(/(?:[.,;।\s]|\/-)+$/, '')
    .replace(INTRODUCTION, '')
    .replace(FRENCH_POWER, '$1·10')
    .replace(ONE_OVER, '$1 /');
  const [, sign = '', currency = ''] = CURRENCY.exec(folded) ?? [];
  const number = readLeadingNumber(folded.replace(CURRENCY, sign));
  const [value] = number?.values ?? [];
  if (!number || value === undefined) return undefined;
  const after = number.rest.trim();
  if (!canBeUnit(after)) return undefined;
  const unit =
    currency !== '' && after.toLowerCase() !== currency.toLowerCase() ? `${currency} ${after}`.trim() : after;
  return { value, values: number.values, ...(unit !== '' && { unit }) };
}

/** Whether what follows a number can be its unit: another number or a calculation cannot. */
const canBeUnit = (text: string): boolean =>
  text === '' ||
  (/[\p{L}\p{Sc}°%‰]/u.test(text) &&
    !/^[+\-×*^!=]|[=<>±≈~]/u.test(text) &&
    !/\d/.test(text.replace(/^\/?\(?1\//, '').replace(DIGITS_OF_UNIT, '')));
