import type { HELD_BACK } from '../../../shared/constants';

/**
 * Whether a release has reached or passed the attempt. Its student sees the results only once `releasedAt` is
 * set: a release skips students whose results are held back.
 */
export const isPastRelease = (attempt: {
  readonly releasedAt: number | null;
  readonly heldBack: (typeof HELD_BACK)[number] | null;
}): boolean => attempt.releasedAt !== null || attempt.heldBack === 'since-release';
