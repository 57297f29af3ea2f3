import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAsyncProperty, propertyTime } from '../../server/testing/property';
import { STEPS, type Stage, type Step } from '../../server/testing/stage';
import type { Arranged, Caller, Operation } from '../calls/call-table';
import { allOperations } from '../calls/call-tables';
import { waysOf } from '../calls/ways';
import { outOfStep } from './out-of-step';
import { aRememberingStage, type RememberingStage } from './remembering-stage';

const CALLERS = ['owner', 'student', 'operator', 'nobody'] as const satisfies readonly Caller[];

const nameOf = (operation: Operation) => waysOf(operation)[0]?.name ?? '';
const named = allOperations.map((operation) => ({
  ...operation,
  [fc.toStringMethod]: () => nameOf(operation),
}));

/** CPU time is about a fifth of this. */
const PATIENCE_MS = propertyTime(300_000);

test(
  'after any call, even one that is rolled back, every cache agrees with the database',
  async () => {
    const drawn = fc.shuffledSubarray(named, { minLength: named.length });
    await checkAsyncProperty(fc.asyncProperty(drawn, playAll), { numRuns: 2 });
  },
  PATIENCE_MS,
);

async function playAll(operations: readonly Operation[]): Promise<void> {
  const stages = new Map<Step, RememberingStage>();
  let answered = 0;
  for (const operation of operations) {
    // Includes later steps: a question can be reworded while some students have still to start.
    for (const step of new Set(['running' as const, laterOf('running', operation.given)])) {
      const standing = stages.get(step);
      const stage = standing && (await standing.warmUp()) ? standing : await aRememberingStage(step);
      if (stage !== standing) expect(await stage.warmUp()).toBe(true);
      stages.set(step, stage);
      if (await playOn(stage, operation)) answered += 1;
    }
  }
  expect(answered).toBeGreaterThan(operations.length / 2);
}

const laterOf = (one: Step, other: Step): Step => (STEPS.indexOf(one) < STEPS.indexOf(other) ? other : one);

/** Plays an operation twice, first rolled back; returns whether it succeeded. */
async function playOn(stage: RememberingStage, operation: Operation): Promise<boolean> {
  const { world, failing } = stage;
  const at: Arranged = { ...stage, made: await arrangedOn(stage, operation) };
  const { classId, memberId } = at.made;
  if (classId && memberId) await stage.letIn({ classId, memberId });
  await stage.warmUp();
  const caller = CALLERS.find((each) => operation.statuses[each] === 200) ?? 'owner';
  const person = caller === 'owner' ? at.teacher : at[caller];
  const [way] = waysOf(operation);
  let status: number | undefined;
  for (const isFailing of [true, false]) {
    failing.now = isFailing;
    status = (await way?.call(at, person))?.status;
    failing.now = false;
    await world.deps.background.idle();
    const name = `${nameOf(operation)}${isFailing ? ', taken back' : ''}`;
    expect([name, outOfStep(world.deps)]).toEqual([name, []]);
    await stage.warmUp();
  }
  world.clock.advance(1000);
  return status === 200;
}

/** The data an operation needs; may be unavailable on a stage already used by others. */
async function arrangedOn(stage: Stage, { arrange }: Operation): Promise<Arranged['made']> {
  try {
    return (await arrange?.(stage)) ?? {};
  } catch {
    return {};
  }
}
