import type { Slip } from '../../../../shared/classes/schema';

let kept: { readonly classId: string; readonly slips: readonly Slip[] } | undefined;

/** Keeps slips that another page made for the page that prints them: in memory alone. */
export function keepMadeSlips(classId: string, slips: readonly Slip[]): void {
  kept = { classId, slips };
}

export const keptSlips = (classId: string): readonly Slip[] | undefined =>
  kept?.classId === classId ? kept.slips : undefined;

export function forgetMadeSlips(): void {
  kept = undefined;
}
