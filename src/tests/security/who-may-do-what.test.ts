import { expect, test } from 'vitest';
import { digestOf } from '../../server/testing/database-digest';
import { allOperations } from '../calls/call-tables';
import { waysOf } from '../calls/ways';
import { arrangedFor, personsFor } from '../calls/cast';
import { CALLERS, type Caller, type Operation, type SharedStage } from '../calls/call-table';

const nameOf = ({ rest, trpc }: Operation) => [rest?.[0], trpc?.[0]].filter(Boolean).join(', ');
const operations = allOperations.map((operation) => ({ name: nameOf(operation), operation }));

/** Some need a dozen stages, on a machine that may be busy. */
const PATIENCE_MS = 30_000;

test.each(operations)(
  '$name is for those in its row alone',
  async ({ operation }) => {
    const { statuses } = operation;
    const refused = CALLERS.filter((caller) => statuses[caller] >= 400);
    const open = CALLERS.filter((caller) => statuses[caller] < 400);
    const first = await arrangedFor(operation);
    for (const caller of refused) await expectRefusals(operation, caller, first);

    // The twin under /api has the same handler; that it answers alike is seen with the contract.
    const ways = waysOf(operation).filter(({ name }) => !name.includes(' /api'));
    const changesNothing = ways.every(({ isReading }) => isReading);
    let at: SharedStage | undefined = first;
    for (const caller of open) {
      for (const { name, call } of ways) {
        at ??= await arrangedFor(operation);
        const [person = at.nobody] = await personsFor(at, caller);
        const { status, body } = await call(at, person);
        await at.world.deps.background.idle();
        expect([name, caller, status, body?.error]).toEqual([name, caller, statuses[caller], undefined]);
        expect(ofOthersIn(body, at, caller)).toEqual([]);
        expect(at.world.errors).toEqual([]);
        if (!changesNothing) at = undefined;
      }
    }
  },
  PATIENCE_MS,
);

/** Whoever plays the caller is refused on every way, in the documented form, and leaves no trace. */
async function expectRefusals(operation: Operation, caller: Caller, at: SharedStage) {
  const persons = await personsFor(at, caller);
  const before = digestOf(at.world.deps.db);
  for (const { name, call } of waysOf(operation)) {
    for (const person of persons) {
      const { status, body } = await call(at, person);
      expect([name, caller, status]).toEqual([name, caller, operation.statuses[caller]]);
      expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
  }
  expect([caller, digestOf(at.world.deps.db)]).toEqual([caller, before]);
  expect(at.world.errors).toEqual([]);
}

/** What an answer tells of somebody whom the caller has nothing to do with. */
function ofOthersIn(body: unknown, at: SharedStage, caller: Caller): string[] {
  const text = body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : JSON.stringify(body);
  const ofSam = ['sam@school.example', at.attemptId, at.student.accountId];
  const { classId = '', memberId = '' } = at.made;
  const ofAnn = [at.quizId, ...at.questionIds, ...ofSam, 'ann@school.example', classId, memberId];
  const isStranger = caller === 'otherTeacher' || caller === 'formerColleague';
  const foreign = isStranger ? ofAnn : caller === 'otherStudent' ? ofSam : [];
  return foreign.filter((each) => each !== '' && text.includes(`"${each}"`));
}
