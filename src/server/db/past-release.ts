import { sql } from 'drizzle-orm';
import { attempts } from './attempts-schema';

/** The attempts of a group that a release has reached or passed, as `isPastRelease` tells it of one. */
export const countPastRelease = sql<number>`count(*) filter (
  where ${attempts.releasedAt} is not null or ${attempts.heldBack} = 'since-release')`;
