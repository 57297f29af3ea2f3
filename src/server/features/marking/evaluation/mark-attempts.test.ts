import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attempts, results } from '../../../db/attempts-schema';
import { anAiWorld } from '../../../testing/ai-world';
import { anEvaluatedClass } from '../../../testing/leaf-class';
import { anOpenaiStub } from '../../../testing/openai-stub';
import { keptFindings } from './draw-checks';
import { opinionsElsewhere } from './mark-attempts';

const [FULL, PART, NONE] = [
  'Chlorophyll reflects green light and absorbs red and blue',
  'Chlorophyll absorbs light',
  'Because of the sun in the sky',
];

/** A class whose teacher agrees with an AI server on two of three answers. */
async function aMarkedClass() {
  const leaves = await anEvaluatedClass(anAiWorld(await anOpenaiStub()));
  const rows = leaves.world.deps.db
    .select({ studentId: attempts.studentId, findings: results.findings })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .all();
  const said = (answer: string) => {
    const row = rows.find(({ studentId }) => studentId === leaves.studentOf(answer));
    return keptFindings(row?.findings ?? null)?.opinion?.marks ?? Number.NaN;
  };
  await leaves.mark(FULL, said(FULL));
  await leaves.mark(NONE, said(NONE));
  await leaves.mark(PART, said(PART) + 2);
  await leaves.idle();
  return leaves;
}

test('the agreement of opinions covers all marks except those on the question itself', async () => {
  const { world, own } = await aMarkedClass();
  world.clock.advance(3600_000);
  expect(opinionsElsewhere(world.deps, 'another question')).toEqual({ right: 2, of: 3 });
  expect(opinionsElsewhere(world.deps, own.questionId)).toBeUndefined();
});

test('it is recounted after ten minutes, not for each decision', async () => {
  const { world, undo } = await aMarkedClass();
  world.clock.advance(3600_000);
  const counted = opinionsElsewhere(world.deps, 'another question');
  await undo(PART);
  expect(opinionsElsewhere(world.deps, 'another question')).toEqual(counted);
  world.clock.advance(600_000);
  expect(opinionsElsewhere(world.deps, 'another question')).toEqual({ right: 2, of: 2 });
});
