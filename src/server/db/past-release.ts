import { sql } from 'drizzle-orm';
import { attempts } from './attempts-schema';

/**
 * The number of attempts in a group that a release has reached or passed; the rule of `isPastRelease` in SQL.
 */
export const countPastRelease = sql<number>`count(*) filter (
  where ${attempts.releasedAt} is not null or ${attempts.heldBack} = 'since-release')`;
