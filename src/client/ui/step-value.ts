interface StepRange {
  min: number;
  max: number;
  step: number;
}

/** The number on the scale nearest to the one given; the ends of the scale hold. */
export function toStep(value: number, { min, max, step }: StepRange): number {
  const steps = Math.round((value - min) / step);
  // Twelve digits: enough for any mark, few enough to drop what binary fractions add.
  const snapped = Number((min + steps * step).toPrecision(12));
  return Math.min(Math.max(snapped, min), max);
}
