import { attemptDeadline } from '../../../shared/timing/deadline';
import { scaleTimes } from './scale';

type Version = Omit<Parameters<typeof attemptDeadline>[0], 'startedAtMs'>;

/** A student's total seconds, with a time factor. */
export const ownTimeSeconds = (version: Version, timeFactorPercent: number): number =>
  attemptDeadline({ startedAtMs: 0, ...scaleTimes(version, timeFactorPercent) }) / 1000;
