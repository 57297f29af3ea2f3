import fc from 'fast-check';
import { test } from 'vitest';
import { checkAsyncProperty, propertyTime } from '../../server/testing/property';
import { aStory, type Command } from './commands';
import { HARD_STORIES } from './hard-stories';
import { RULES } from './school';
import { play } from './story';

/** `npm run test:all` plays more. */
const STORIES = Number(process.env.MODEL_STORIES ?? 12);

test.each(RULES)(
  'whatever happens to a quiz (%s), no answer is lost and every page shows the true state',
  async (rules) => {
    const property = fc.asyncProperty(aStory, (story) => play(rules, story));
    const examples = HARD_STORIES.map((story): [Command[]] => [[...story]]);
    await checkAsyncProperty(property, { numRuns: STORIES, examples });
  },
  propertyTime(50_000 * STORIES),
);
