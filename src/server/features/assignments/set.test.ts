import { expect, test } from 'vitest';
import { assignmentMessages } from '../../../shared/assignment/messages';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { aClass, aMember } from '../../testing/a-class';
import { aPublishedQuiz } from '../../testing/factories';
import { aWorld } from '../../testing/world';

const HOUR = 3_600_000;

async function aSchool() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { totalTimeSeconds: 3000 } });
  const { teacher, quizId } = quiz;
  const classId = aClass(world, { teacher });
  const sam = aMember(world, { classId, email: 'sam@school.example', timeFactorPercent: 125 });
  const tia = aMember(world, { classId, name: 'Tia', number: '7', hideTimer: true });
  const now = world.clock.now();
  return {
    ...{ world, quiz, teacher, classId, sam, tia, now },
    set: (body: object) => teacher.rest('PUT', `/quiz/${quizId}/assignment`, body),
    get: async () => (await teacher.rest('GET', `/quiz/${quizId}/assignment`)).body,
    audited: () =>
      world.deps.db
        .select()
        .from(auditLog)
        .all()
        .filter(({ action }) => action === 'assign').length,
  };
}

test('a quiz is assigned to a class with a window, and each member is listed with their terms', async () => {
  const { classId, sam, tia, now, set, get, quiz } = await aSchool();
  const exceptions = { [tia]: { timeFactorPercent: 150, closesAt: now + 3 * HOUR } };
  const answer = await set({
    classIds: [classId],
    opensAt: now + HOUR,
    closesAt: now + 2 * HOUR,
    exceptions,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(await get());
  expect(answer.body).toMatchObject({
    ...{
      quizId: quiz.quizId,
      classIds: [classId],
      opensAt: now + HOUR,
      closesAt: now + 2 * HOUR,
      exceptions,
    },
    classes: [{ _id: classId, name: '7b', isDeleted: false }],
  });
  const notYet = { no: true, because: 'not-yet', from: now + HOUR };
  const unstarted = { state: 'not-started', attemptId: null, start: notYet, opensAt: now + HOUR };
  expect(answer.body.members).toEqual([
    {
      ...{ memberId: sam, classId, name: 'Sam', number: null, closesAt: now + 2 * HOUR, ...unstarted },
      ...{ timeFactorPercent: 125, tabChangeLimit: 3, largerText: false, hideTimer: false },
      ...{ timeSeconds: 3750, cutSeconds: 150, exceptions: [], needs: ['timeFactorPercent'] },
    },
    {
      ...{ memberId: tia, classId, name: 'Tia', number: '7', closesAt: now + 3 * HOUR, ...unstarted },
      ...{ timeFactorPercent: 150, tabChangeLimit: 3, largerText: false, hideTimer: true },
      ...{
        timeSeconds: 4500,
        cutSeconds: 0,
        exceptions: ['window', 'timeFactorPercent'],
        needs: ['hideTimer'],
      },
    },
  ]);
});

test('omitted fields stay, null clears them, and a repeat changes nothing', async () => {
  const { classId, tia, now, set, get, audited } = await aSchool();
  const exceptions = { [tia]: { tabChangeLimit: 9 } };
  const whole = { classIds: [classId], opensAt: now, closesAt: now + HOUR, exceptions };
  await set(whole);
  await set(whole);
  await set({ classIds: [classId, classId], exceptions: { [tia]: { tabChangeLimit: 9, largerText: null } } });
  expect(audited()).toBe(1);
  await set({ classIds: [classId], opensAt: null });
  expect(await get()).toMatchObject({ ...whole, opensAt: null });
  expect(audited()).toBe(2);
});

test('without a class the assignment is deleted completely', async () => {
  const { classId, tia, now, set, audited } = await aSchool();
  await set({ classIds: [] });
  expect(audited()).toBe(0);
  await set({ classIds: [classId], closesAt: now + HOUR, exceptions: { [tia]: { tabChangeLimit: 9 } } });
  const gone = { classIds: [], opensAt: null, closesAt: null, exceptions: {}, classes: [], members: [] };
  expect((await set({ classIds: [] })).body).toMatchObject(gone);
  expect((await set({ classIds: [classId] })).body).toMatchObject({ closesAt: null, exceptions: {} });
});

test('an exception ends with the class of its member, and stays for a former member', async () => {
  const { world, teacher, classId, tia, set } = await aSchool();
  const other = aClass(world, { teacher, name: '8a' });
  const uma = aMember(world, { classId: other, name: 'Uma', removedAt: 1 });
  const exceptions = { [tia]: { tabChangeLimit: 9 }, [uma]: { tabChangeLimit: 4 } };
  const { body } = await set({ classIds: [classId, other], exceptions });
  expect(body.exceptions).toEqual(exceptions);
  expect(body.members.map(({ name }: { name: string }) => name)).toEqual(['Sam', 'Tia']);
  expect((await set({ classIds: [other] })).body.exceptions).toEqual({ [uma]: { tabChangeLimit: 4 } });
});

test("another teacher's class is not found, nor a trashed one unless already assigned", async () => {
  const { world, teacher, classId, set } = await aSchool();
  const bob = await world.signIn('teacher', 'Bob');
  const foreign = aClass(world, { teacher: bob });
  const refusal = { status: 404, body: { error: assignmentMessages.classNotFound } };
  expect(await set({ classIds: [classId, foreign] })).toMatchObject(refusal);
  const deleted = aClass(world, { teacher, name: '8a' });
  await set({ classIds: [classId, deleted] });
  world.deps.db.$client.prepare('update classes set deleted_at = 1 where id = ?').run(deleted);
  const { body } = await set({ classIds: [classId, deleted], opensAt: 5 });
  expect(body.classes.map((each: { isDeleted: boolean }) => each.isDeleted)).toEqual([false, true]);
  await set({ classIds: [classId] });
  expect(await set({ classIds: [classId, deleted] })).toMatchObject(refusal);
});

test('an empty window is refused, also if an exception has half of it from the rule', async () => {
  const { classId, sam, now, set } = await aSchool();
  const refused = (sentence: string) => ({ status: 400, body: { error: sentence } });
  const rule = { classIds: [classId], opensAt: now, closesAt: now + HOUR };
  expect(await set({ ...rule, closesAt: now })).toMatchObject(refused(assignmentMessages.windowInvalid));
  await set(rule);
  expect(await set({ classIds: [classId], closesAt: now - 1 })).toMatchObject(
    refused(assignmentMessages.windowInvalid),
  );
  const late = { exceptions: { [sam]: { opensAt: now + HOUR } } };
  expect(await set({ ...rule, ...late })).toMatchObject(refused(assignmentMessages.windowInvalidFor('Sam')));
});

test.each([
  [{ timeFactorPercent: 95 }, messages.timeFactorInvalid],
  [{ timeFactorPercent: 401 }, messages.timeFactorInvalid],
  [{ timeFactorPercent: 103 }, messages.timeFactorInvalid],
  [{ tabChangeLimit: 2 }, assignmentMessages.tabChangeLimitInvalid],
  [{ tabChangeLimit: 101 }, assignmentMessages.tabChangeLimitInvalid],
  [{ tabChangeLimit: 3.5 }, assignmentMessages.tabChangeLimitInvalid],
])('an exception of %j is refused', async (exception, error) => {
  const { classId, sam, set } = await aSchool();
  const refusal = { status: 400, body: { error } };
  expect(await set({ classIds: [classId], exceptions: { [sam]: exception } })).toMatchObject(refusal);
});

test('an exception for a person on none of these lists is refused', async () => {
  const { world, teacher, classId, set } = await aSchool();
  const stranger = aMember(world, { classId: aClass(world, { teacher, name: '8a' }) });
  const refusal = { status: 400, body: { error: assignmentMessages.exceptionForStranger } };
  for (const memberId of [stranger, 'nobody']) {
    const exceptions = { [memberId]: { tabChangeLimit: 5 } };
    expect(await set({ classIds: [classId], exceptions })).toMatchObject(refusal);
  }
});
