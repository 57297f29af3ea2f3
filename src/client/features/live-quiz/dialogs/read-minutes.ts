import { EXTRA_MINUTES_MAXIMUM } from '../../../../shared/constants';

/** Whole minutes as typed, from the least that is asked for; undefined for anything else. */
export function readMinutes(typed: string, minimum: number): number | undefined {
  const minutes = typed.trim() === '' ? Number.NaN : Number(typed);
  const isGood = Number.isInteger(minutes) && minutes >= minimum && minutes <= EXTRA_MINUTES_MAXIMUM;
  return isGood ? minutes : undefined;
}
