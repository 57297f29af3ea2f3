import { foldNumberText } from './fold-number-text';
import { type NumberAnswer, readNumberAnswer } from './read-number-answer';

/** The correct number and its tolerance. */
export interface NumberKey {
  readonly value: number;
  /** In the unit of the value, or relative to it, as "5%". */
  readonly tolerance?: number | string | undefined;
  readonly unit?: string | undefined;
}

/** A stored tolerance relative to the value. */
export const RELATIVE_TOLERANCE = /^\d+(?:\.\d+)?(?:e-?\d+)?%$/;

const RELATIVE = /^(.*?) ?(?:%|per ?cent)$/i;

/** A stored tolerance: a number, or a percentage as "5%"; undefined if invalid or below 0. */
export function readTolerance(text: string): number | string | undefined {
  const folded = foldNumberText(text).replace(/^(?:±|\+ ?\/? ?-) ?/, '');
  const relative = RELATIVE.exec(folded);
  const number = readNumberAnswer(relative?.[1] ?? folded);
  if (!number || number.value < 0 || number.unit !== undefined) return undefined;
  return relative ? `${number.value}%` : number.value;
}

/** The tolerance in the value's unit. */
export function toleranceOf({ value, tolerance = 0 }: Pick<NumberKey, 'value' | 'tolerance'>): number {
  if (typeof tolerance === 'number') return tolerance;
  return (Math.abs(value) * Number(tolerance.replace('%', ''))) / 100;
}

/** The key in a text: "9.81 ± 0.05 m/s^2", "20 m/s ± 5%", "20 m/s"; undefined if there is no number. */
export function readNumberKey(text: string): NumberKey | undefined {
  const [number = '', off, ...more] = text.split(/±|\+ ?\/ ?-|\+-/).map((part) => part.trim());
  const right = readNumberAnswer(number);
  if (!right || more.length > 0) return undefined;
  const key = { value: right.value, ...(right.unit !== undefined && { unit: typedUnit(number, right) }) };
  return off === undefined ? key : withTolerance(key, off);
}

function withTolerance(key: NumberKey, off: string): NumberKey | undefined {
  const relative = readTolerance(off);
  if (relative !== undefined) return { ...key, tolerance: relative };
  const amount = readNumberAnswer(off);
  if (!amount || amount.value < 0 || amount.unit === undefined) return undefined;
  const unit = typedUnit(off, amount);
  return key.unit === undefined || key.unit === unit ? { ...key, unit, tolerance: amount.value } : undefined;
}

/** The unit as typed, if it can be located: m/s² stays m/s². */
function typedUnit(text: string, { unit = '' }: NumberAnswer): string {
  for (let at = 1; at < text.length; at += 1) {
    const end = text.slice(at).trim();
    if (!/^[\d\s]/u.test(end) && foldNumberText(end).replace(/[.,;]+$/, '') === unit)
      return end.replace(/[.,;]+$/, '');
  }
  return unit;
}

/** The key on one line, readable by people and by `readNumberKey`. */
export function numberKeyText({ value, tolerance, unit }: NumberKey): string {
  const after = unit === undefined ? '' : /^[°%]$/.test(unit) ? unit : ` ${unit}`;
  if (tolerance === undefined || tolerance === 0) return `${value}${after}`;
  // "0.05%" after the sign would be relative.
  return typeof tolerance === 'string' || unit === '%'
    ? `${value}${after} ± ${tolerance}`
    : `${value} ± ${tolerance}${after}`;
}
