/** Two-sided 95 % quantiles of Student's t with 1, 2, 3 … degrees of freedom. */
const FIRST = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228] as const;

/** The quantile for any degrees of freedom from 1 on, of broken ones that of the whole number below; beyond the table to within 0.02. */
export function studentT(degrees: number): number {
  const whole = Math.max(1, Math.floor(degrees));
  return FIRST[whole - 1] ?? 1.96 + 2.5 / whole;
}
