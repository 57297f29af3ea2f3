import { isOtherByCase, unitRatio } from './case-of-units';
import { foldNumberText } from './fold-number-text';
import { type NumberKey, toleranceOf } from './number-key';
import { LONGEST_ANSWER, type NumberAnswer, readNumberAnswer } from './read-number-answer';
import { readUnit } from './read-unit';

export interface JudgedNumber {
  /** The value in the key's unit, if known; of several readings the right one, if any. */
  readonly value: number;
  readonly isValueRight: boolean;
  readonly unit: 'right' | 'missing' | 'wrong';
}

/** Compares an answer with its key; undefined if it is no number. A key without a unit accepts any. */
export function judgeNumber(key: NumberKey, text: string): JudgedNumber | undefined {
  const answer = readNumberAnswer(text) ?? readBefore(key.unit, text);
  if (!answer) return undefined;
  const scales = scalesOf(key, answer.unit);
  for (const { ratio, unit } of scales) {
    const right = answer.values.map((value) => value * ratio).find((value) => isNear(key, value));
    if (right !== undefined) return { value: right, isValueRight: true, unit };
  }
  const [{ ratio, unit }] = scales;
  return { value: answer.value * ratio, isValueRight: false, unit };
}

/** An answer whose unit contains a number, as in L/100 km. */
function readBefore(unit: string | undefined, text: string): NumberAnswer | undefined {
  const [asked, given] = [foldNumberText(unit ?? ''), foldNumberText(text.slice(0, LONGEST_ANSWER))];
  if (!/\d/.test(asked) || !given.endsWith(asked)) return undefined;
  const number = readNumberAnswer(given.slice(0, -asked.length));
  return number && number.unit === undefined ? { ...number, unit: asked } : undefined;
}

interface Scale {
  /** Converts a number from the answer's unit to the key's. */
  readonly ratio: number;
  readonly unit: JudgedNumber['unit'];
}

/** The conversion for comparing an answer with its key, and the judgement of its unit. */
function scalesOf({ unit: asked }: NumberKey, given: string | undefined): readonly [Scale, ...Scale[]] {
  if (asked === undefined) {
    const share = given === undefined ? undefined : plainFactor(given);
    const plain: Scale = { ratio: 1, unit: 'right' };
    return share === undefined ? [plain] : [plain, { ratio: share, unit: 'right' }];
  }
  if (given === undefined) {
    const share = plainFactor(asked);
    const missing: Scale = { ratio: 1, unit: 'missing' };
    // 0.05 is 5%.
    return share === undefined ? [missing] : [missing, { ratio: 1 / share, unit: 'right' }];
  }
  const ratio =
    unitRatio(given, asked) ?? (isSameText(given, asked) && !isOtherByCase(given, asked) ? 1 : undefined);
  const wrong: Scale = { ratio: 1, unit: 'wrong' };
  return ratio === undefined ? [wrong] : [{ ratio, unit: 'right' }, wrong];
}

/** The factor of a dimensionless unit, such as % and million. */
const plainFactor = (unit: string): number | undefined =>
  readUnit(foldNumberText(unit)).find(({ powers }) => powers.size === 0)?.factor;

/** Whether two units are spelled alike apart from case, spaces and multiplication signs; C also means °C. */
function isSameText(given: string, asked: string): boolean {
  const [left, right] = [letters(given), letters(asked)];
  return left !== '' && (left === right || left === right.replace('°', ''));
}

const letters = (unit: string) =>
  foldNumberText(unit)
    .toLowerCase()
    .replace(/\*\*|[\s.·*×^]/g, '');

/** Floating-point error of fractions and unit conversions, relative to the numbers. */
const ROUNDING = 1e-9;

function isNear(key: NumberKey, value: number): boolean {
  const tolerance = toleranceOf(key);
  // Whole numbers are compared exactly.
  const isExact = Number.isSafeInteger(key.value) && Number.isSafeInteger(value);
  const size = isExact ? tolerance : Math.max(Math.abs(key.value), Math.abs(value), tolerance);
  return Math.abs(value - key.value) <= tolerance + size * ROUNDING;
}

/** Whether a text equals the key, including its unit. */
export function isNumberRight(key: NumberKey, text: string): boolean {
  const judged = judgeNumber(key, text);
  return judged?.isValueRight === true && judged.unit === 'right';
}

/** Equal for answers that are the same to this key: the same number in the same unit, in any notation. */
export function sameNumberAs(key: NumberKey, text: string): string {
  const judged = judgeNumber(key, text);
  if (!judged) return `text ${foldNumberText(text).toLowerCase()}`;
  const value = Number(judged.value.toPrecision(12));
  const unit = judged.unit === 'wrong' ? letters(readNumberAnswer(text)?.unit ?? '') : judged.unit;
  return `${value} ${unit}`;
}
