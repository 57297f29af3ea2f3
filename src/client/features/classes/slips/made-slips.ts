import type { Slip } from '../../../../shared/classes/schema';

let kept: { readonly classId: string; readonly slips: readonly Slip[] } | undefined;

/** Passes slips made on another page to the printing page, in memory only. */
export function keepMadeSlips(classId: string, slips: readonly Slip[]): void {
  kept = { classId, slips };
}

export const keptSlips = (classId: string): readonly Slip[] | undefined =>
  kept?.classId === classId ? kept.slips : undefined;

export function forgetMadeSlips(): void {
  kept = undefined;
}
