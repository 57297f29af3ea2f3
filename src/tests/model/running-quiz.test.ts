import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStory, type Command } from './commands';
import { HARD_STORIES } from './hard-stories';
import { RULES } from './school';
import { play } from './story';

/** `npm run test:all` plays more of them. */
const RUNS = Number(process.env.MODEL_RUNS ?? 4);
/** Stories that are played each time, and some that nobody has seen before; the name of the test says which. */
const SEEDS = [1, 2, Number(process.env.MODEL_SEED ?? Date.now() % 1_000_000)];

const played = RULES.flatMap((rules) => SEEDS.map((seed) => [rules, seed] as const));

test.each(played)(
  'whatever happens to a quiz that is %s, nothing written is lost and every page tells the truth (seed %i)',
  async (rules, seed) => {
    const property = fc.asyncProperty(aStory, (story) => play(rules, story));
    const examples = HARD_STORIES.map((story): [Command[]] => [[...story]]);
    const numRuns = RUNS + examples.length;
    const result = await fc.check(property, { seed, numRuns, examples, includeErrorInReport: true });
    expect(result.failed ? fc.defaultReportMessage(result) : 'held').toBe('held');
  },
  600_000,
);
