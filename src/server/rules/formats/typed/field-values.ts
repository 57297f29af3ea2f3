import { MAXIMUM_MARKS_CEILING, SLIDER_DEFAULTS } from '../../../../shared/constants';

const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)`;
const A_NUMBER = new RegExp(`^${NUMBER}$`);
const A_RANGE = new RegExp(
  `^(${NUMBER}) ?(?:to|-|\\.\\.) ?(${NUMBER})(?:,? ?steps? ?(?:of ?)?(${NUMBER}))?$`,
  'i',
);
const A_TIME = /^(\d{1,9}) ?(?:(s|secs?|seconds?)|(m|mins?|minutes?))?$/i;
const A_MARK = /^(\d{1,9})(?: ?marks?)?$/i;

/** Unifies minus signs, ellipses and spaces of word processors. */
const plain = (text: string) =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace('…', '..')
    .replace(/\s+/g, ' ')
    .trim();

/** The marks of a "Marks:" line; null unless a whole number from 1 to the maximum. */
export function readMarks(text: string): number | null {
  const marks = Number(A_MARK.exec(plain(text))?.[1] ?? Number.NaN);
  return marks >= 1 && marks <= MAXIMUM_MARKS_CEILING ? marks : null;
}

/** The seconds of a "Time:" line ("30", "30 s", "2 min"); NaN without a time, which validation refuses. */
export function readSeconds(text: string): number {
  const [, count, , minutes] = A_TIME.exec(plain(text)) ?? [];
  return count === undefined ? Number.NaN : Number(count) * (minutes === undefined ? 1 : 60);
}

/**
 * The range of a "Slider:" line ("0 to 20 step 1", "0-20"); nulls without a range, which validation refuses.
 */
export function readRange(text: string): {
  min: number | null;
  max: number | null;
  step: number | null;
} {
  const [, min, max, step] = A_RANGE.exec(plain(text)) ?? [];
  if (min === undefined || max === undefined) return { min: null, max: null, step: null };
  return {
    min: Number(min),
    max: Number(max),
    step: step === undefined ? SLIDER_DEFAULTS.step : Number(step),
  };
}

/** The answers of a slider ("8", "7, 8", "7 or 8"); other words stay as text, which validation refuses. */
export function readNumbers(text: string): (number | string)[] {
  return plain(text)
    .split(/[\s,;]+/)
    .filter((part) => part !== '' && !/^(?:or|and)$/i.test(part))
    .map((part) => (A_NUMBER.test(part) ? Number(part) : part));
}
