export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Whether an answer is reached from min by whole steps, in decimal arithmetic: (0.3 - 0) / 0.1 is 3 (spec §5). */
export function isOnStep(answer: number, min: number, step: number): boolean {
  if (![answer, min, step].every(Number.isFinite) || step <= 0) return false;
  const places = Math.max(decimalPlaces(answer), decimalPlaces(min), decimalPlaces(step));
  return (scaled(answer, places) - scaled(min, places)) % scaled(step, places) === 0n;
}

/** The value on the slider nearest to a typed one; within the range, without floating-point noise. */
export function snapToStep(value: number, { min, max, step }: SliderRange): number {
  const places = Math.max(...[value, min, max, step].map(decimalPlaces));
  const [from, to, by] = [scaled(min, places), scaled(max, places), scaled(step, places)];
  const wanted = scaled(Math.min(Math.max(value, min), max), places);
  const steps = (2n * (wanted - from) + by) / (2n * by);
  const lastStep = (to - from) / by;
  return unscaled(from + (steps < lastStep ? steps : lastStep) * by, places);
}

// A number is read in its shortest decimal form, which is what the teacher typed.
function decimalParts(value: number) {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

const decimalPlaces = (value: number) => Math.max(0, -decimalParts(value).exponent);

function scaled(value: number, places: number): bigint {
  const { digits, exponent } = decimalParts(value);
  return digits * 10n ** BigInt(exponent + places);
}

const unscaled = (value: bigint, places: number) => Number(`${value}e-${places}`);
