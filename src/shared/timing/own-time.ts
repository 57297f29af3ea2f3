import { attemptDeadline } from './deadline';
import { scaleTimes } from './scale';

type Version = Omit<Parameters<typeof attemptDeadline>[0], 'startedAtMs'>;

/** The seconds that a student with a time factor has in all. */
export const ownTimeSeconds = (version: Version, timeFactorPercent: number): number =>
  attemptDeadline({ startedAtMs: 0, ...scaleTimes(version, timeFactorPercent) }) / 1000;
