import { builtInGrader } from '../adapters/embedded/built-in-grader';
import { type OpenaiGraderOptions, openaiGrader } from '../adapters/openai/grader';
import { markTexts } from '../worker/mark-texts';
import { aWorld, type World } from './world';

/** Timeouts for tests: a stub needs no waiting. */
const QUICK = { apiKey: 'sk-test', model: 'stub', timeoutMs: 10_000, backOffMs: 1, restMs: 60_000 };

/**
 * The real app with the AI grader over a stub; on an earlier world's database it is that server after a
 * restart.
 */
export function anAiWorld(
  options: Partial<OpenaiGraderOptions> & { baseUrl: string },
  overrides: Parameters<typeof aWorld>[0] = {},
): World {
  const world = aWorld(overrides);
  const { db, groupCommit, clock, ids, log } = world.deps;
  const textGrader = openaiGrader(
    { db, groupCommit, clock, ids, log, markTexts, fallback: builtInGrader },
    { ...QUICK, ...options },
  );
  Object.assign(world.deps, { textGrader });
  return world;
}
