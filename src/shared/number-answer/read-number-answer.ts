import { foldNumberText } from './fold-number-text';

/** A number as it was typed, and what follows it. */
export interface NumberAnswer {
  /** The most likely value. */
  readonly value: number;
  /** All possible values: "1,000" is a thousand in some countries, and one in others. */
  readonly values: readonly number[];
  /** The typed unit, folded; absent without one. */
  readonly unit?: string;
}

/** No real answer is longer. */
export const LONGEST_ANSWER = 200;

/** A prefix before a number: "v =", "Answer:", "≈". */
const INTRODUCTION = /^(?:\p{L}[\p{L}\p{M}\d_ ']{0,30}[=≈:]|[=≈~]) ?/u;
const CURRENCY = /^([+-]? ?)((?:US)?\p{Sc}|Rs\.?|EUR|USD|GBP|INR|JPY|CHF) ?(?=[+-]? ?[\d.,])/iu;
/** A unit that begins with "1/", as in "5 1/s". */
const ONE_OVER = /(\d) 1 ?\/ ?(?=[\p{L}°(])/u;
/** "5.10^3", as written in France. */
const FRENCH_POWER = /(\d)\.10(?= ?(?:\^|\*\*))/;
/** A number that is the power of a unit, or part of a name such as CO2. */
const DIGITS_OF_UNIT = /(?:[\p{L}\p{M}°%)] ?(?:\^|\*\*) ?\(? ?[+-]?|[\p{L}\p{M})]-?)\d{1,2}/gu;

/**
 * Reads an answer that is one number, with or without a unit: "20 m/s", "0,5", "1.2×10^3", "१२", "€ 5".
 * Undefined for no number or several, such as "20 or 30".
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

/** The number at the beginning of a folded text. */
export interface LeadingNumber {
  /** All possible values, the likeliest first: "1,000" is a thousand in some countries, and one in others. */
  readonly values: readonly number[];
  /** The rest of the text. */
  readonly rest: string;
}

const POWER = String.raw`(?:\^|\*\*) ?[({]? ?([+-]?) ?(\d{1,4})(?![\d.,]) ?[)}]?`;
const POWER_OF_TEN = new RegExp(`^10 ?${POWER}`);
const TIMES_TEN = new RegExp(`^ ?[x×*·] ?10 ?${POWER}`, 'i');
const E_NOTATION = /^ ?e ?([+-]?)(\d{1,4})(?![\d.,])/i;
const FRACTION = /^(?:(\d{1,15}) )?([1-9]\d{0,14}) ?\/ ?(\d{1,15})(?![\d.,])/;
const NUMERAL = /^(?:\d[\d.,' ]*|[.,]\d[\d ]*)/;

/** Reads the number at the start of a text; undefined without a meaningful one. */
function readLeadingNumber(text: string): LeadingNumber | undefined {
  const [signed = '', sign] = /^([+-]?) ?/.exec(text) ?? [];
  const found = unsigned(text.slice(signed.length));
  const values = found?.values.filter(Number.isFinite) ?? [];
  if (!found || values.length === 0) return undefined;
  return { values: values.map((value) => (sign === '-' && value !== 0 ? -value : value)), rest: found.rest };
}

function unsigned(text: string): LeadingNumber | undefined {
  const power = POWER_OF_TEN.exec(text);
  if (power) return { values: [Number(`1e${power[1]}${power[2]}`)], rest: text.slice(power[0].length) };
  const fraction = FRACTION.exec(text);
  if (fraction) return { values: fractionValues(fraction), rest: text.slice(fraction[0].length) };
  const numeral = NUMERAL.exec(text)?.[0].replace(/[.,' ]+$/, '') ?? '';
  const rest = text.slice(numeral.length);
  const [scaling = '', by = '', exponent = '0'] = TIMES_TEN.exec(rest) ?? E_NOTATION.exec(rest) ?? [];
  const values = numeralReadings(numeral).map((digits) => Number(`${digits}e${by}${exponent}`));
  return { values, rest: rest.slice(scaling.length) };
}

/** "3/4" and "1 1/2"; a whole number before an improper fraction is meaningless. */
function fractionValues([, whole, over = '', under = '']: RegExpExecArray): number[] {
  const part = Number(over) / Number(under);
  return whole === undefined ? [part] : part < 1 ? [Number(whole) + part] : [];
}

const STYLES = [',', ' ', "'", '.', ''].flatMap((group) =>
  ['.', ','].flatMap((decimal) =>
    group === decimal ? [] : { group, decimal, pattern: styled(group, decimal) },
  ),
);

/** A number with a group separator, in threes or as in India, and another decimal separator. */
function styled(group: string, decimal: string): RegExp {
  const sign = group === '.' ? String.raw`\.` : group;
  const threes = String.raw`[1-9]\d{0,2}(?:${sign}\d{3})+`;
  const lakhs = String.raw`[1-9]\d?(?:${sign}\d{2})+${sign}\d{3}`;
  const whole = group === '' ? String.raw`\d*` : `${threes}|${lakhs}`;
  const decimals = String.raw`\d+|\d{3}(?: \d{3})* \d{1,3}`;
  return new RegExp(`^(${whole})(?:[${decimal}](${decimals}))?$`);
}

/**
 * The possible values of a numeral, in plain digits. "1,234" has two, as countries differ; a single point is always a decimal
 * point, as on every calculator.
 */
function numeralReadings(numeral: string): string[] {
  if (numeral === '') return [];
  const readings = STYLES.flatMap(({ group, pattern }) => {
    const [, whole, decimals] = pattern.exec(numeral) ?? [];
    if (whole === undefined) return [];
    const isLonePoint = group === '.' && decimals === undefined && numeral.split('.').length === 2;
    if (isLonePoint) return [];
    return `${whole.replace(/\D/g, '') || '0'}.${(decimals ?? '').replace(/\D/g, '') || '0'}`;
  });
  return [...new Set(readings)];
}

/** Whether the text after a number can be its unit: another number or a calculation cannot. */
const canBeUnit = (text: string): boolean =>
  text === '' ||
  (/[\p{L}\p{Sc}°%‰]/u.test(text) &&
    !/^[+\-×*^!=]|[=<>±≈~]/u.test(text) &&
    !/\d/.test(text.replace(/^\/?\(?1\//, '').replace(DIGITS_OF_UNIT, '')));
