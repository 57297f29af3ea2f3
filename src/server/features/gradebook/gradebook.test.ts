import { expect, test } from 'vitest';
import type { SharedRight } from '../../../shared/access/rights';
import type { Gradebook } from '../../../shared/gradebook/schema';
import { classShares, quizShares } from '../../db/colleagues-schema';
import { gradebookMessages } from '../../rules/gradebook/messages';
import { auditOf } from '../../testing/class-of';
import { aPublishedQuiz, evaluate } from '../../testing/factories';
import type { Person } from '../../testing/person';
import { aSchoolClass, signedInPupil } from '../../testing/pupils';
import { aWorld, type World } from '../../testing/world';

const HOUR_MS = 3_600_000;
const question = {
  ...{ type: 'mcq', text: 'Which organelle makes most of the ATP?', maximumMarks: 2 },
  ...{ options: ['Nucleus', 'Mitochondria'], correctAnswer: 'Mitochondria' },
};
const written = {
  type: 'short',
  text: 'Why are leaves green?',
  correctAnswer: 'Chlorophyll',
  maximumMarks: 2,
};

/** Asha, Ben and Cem, signed in by PIN, in class 7b with one quiz. */
async function aClassWithQuiz(settings: object = { blindMarking: false }, questions: object[] = [question]) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions, settings: { title: 'Cells', ...settings } });
  const { teacher, quizId, shareId, questionIds } = quiz;
  const names = ['Asha', 'Ben', 'Cem'].map((name) => ({ name }));
  const { classId, memberIds } = await aSchoolClass(teacher, '7b', names);
  const assign = (rule: object = {}) =>
    teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], ...rule });
  await assign();
  const [asha, ben, cem] = memberIds.map((id) => signedInPupil(world, id)) as [Person, Person, Person];
  const path = `/class/${classId}/gradebook`;
  return {
    ...{ world, quiz, teacher, quizId, shareId, classId, memberIds, asha, ben, cem, path, assign },
    start: (who: Person) => who.rest('POST', '/student/attempt', { shareId }),
    async submit(who: Person, answer = 'Mitochondria') {
      await who.rest('POST', '/student/attempt', { shareId });
      const answers = Object.fromEntries(questionIds.map((id) => [id, answer]));
      await who.rest('POST', '/quiz/submit', { quizId, attempt: { answers } });
    },
    evaluate: () => evaluate(world, quiz),
    read: async (): Promise<Gradebook> => (await teacher.rest('GET', path)).body,
  };
}

/** The states and marks of the only quiz. */
const cellsIn = ({ quizzes }: Gradebook) => [quizzes[0]?.states, quizzes[0]?.scores];

test('a cell shows absent, in progress, unmarked, marked and released in turn', async () => {
  const at = await aClassWithQuiz();
  expect(cellsIn(await at.read())).toEqual(['aaa', [null, null, null]]);
  await at.start(at.ben);
  expect(cellsIn(await at.read())).toEqual(['ara', [null, null, null]]);
  await at.submit(at.asha);
  await at.submit(at.ben, 'Nucleus');
  expect(cellsIn(await at.read())).toEqual(['wwa', [null, null, null]]);
  await at.evaluate();
  expect(cellsIn(await at.read())).toEqual(['uua', [2, 0, null]]);
  await at.teacher.rest('POST', `/quiz/${at.quizId}/release-scores`);
  expect(cellsIn(await at.read())).toEqual(['mma', [2, 0, null]]);
});

test('an attempt whose time is over is closed before it is shown', async () => {
  const at = await aClassWithQuiz();
  await at.start(at.cem);
  at.world.clock.advance(4 * HOUR_MS);
  expect(cellsIn(await at.read())).toEqual(['aaw', [null, null, null]]);
});

test("a quiz shows as not open yet before its window, or a member's own window", async () => {
  const at = await aClassWithQuiz();
  const now = at.world.clock.now();
  const [asha = ''] = at.memberIds;
  await at.assign({ opensAt: now + HOUR_MS, exceptions: { [asha]: { opensAt: now - HOUR_MS } } });
  const gradebook = await at.read();
  expect(cellsIn(gradebook)).toEqual(['all', [null, null, null]]);
  expect(gradebook.quizzes[0]?.date).toBe(now + HOUR_MS);
});

test('an unassigned quiz is a column once a member has submitted it, until it is trashed', async () => {
  const at = await aClassWithQuiz();
  await at.teacher.rest('PUT', `/quiz/${at.quizId}/assignment`, { classIds: [] });
  await at.start(at.asha);
  expect((await at.read()).quizzes).toEqual([]);
  await at.submit(at.asha);
  await at.evaluate();
  expect(cellsIn(await at.read())).toEqual(['unn', [2, null, null]]);
  await at.teacher.rest('DELETE', `/quiz/${at.quizId}`);
  expect((await at.read()).quizzes).toEqual([]);
});

test('a former member is listed last if they have marks, else not at all', async () => {
  const at = await aClassWithQuiz();
  await at.submit(at.asha);
  await at.evaluate();
  for (const memberId of at.memberIds.slice(0, 2)) {
    await at.teacher.rest('DELETE', `/class/${at.classId}/members/${memberId}`);
  }
  const gradebook = await at.read();
  expect(gradebook.members.map(({ name, hasLeft }) => [name, hasLeft])).toEqual([
    ['Cem', false],
    ['Asha', true],
  ]);
  expect(cellsIn(gradebook)).toEqual(['au', [null, 2]]);
});

test('a moved member keeps the marks', async () => {
  const at = await aClassWithQuiz();
  await at.submit(at.asha);
  await at.evaluate();
  const [memberId = ''] = at.memberIds;
  const { body } = await at.teacher.rest('POST', '/class', { name: '7c' });
  await at.teacher.rest('POST', `/class/${at.classId}/members/${memberId}/move`, { toClassId: body._id });
  const elsewhere: Gradebook = (await at.teacher.rest('GET', `/class/${body._id}/gradebook`)).body;
  expect(elsewhere.members.map(({ name }) => name)).toEqual(['Asha']);
  expect(cellsIn(elsewhere)).toEqual(['u', [2]]);
});

test('during blind marking a column shows only who has submitted, in exports too', async () => {
  const at = await aClassWithQuiz({ blindMarking: true }, [written]);
  await at.submit(at.asha, 'The sky is why, said my brother');
  await at.evaluate();
  await at.start(at.ben);
  const hidden = await at.read();
  expect(hidden.quizzes[0]?.namesHidden).toBe(true);
  expect(cellsIn(hidden)).toEqual(['hra', [null, null, null]]);
  const csv = new TextDecoder().decode((await at.teacher.rest('GET', `${at.path}.csv`)).body);
  expect(csv).toContain('Asha,,,names hidden,\r\n');
  await at.teacher.mutate('evaluation.showNames', { quizId: at.quizId });
  const shown = await at.read();
  expect(shown.quizzes[0]?.namesHidden).toBe(false);
  expect(cellsIn(shown)[0]).toBe('ura');
});

test('the names of a blind quiz appear once all answers are marked', async () => {
  const at = await aClassWithQuiz({ blindMarking: true });
  await at.submit(at.asha);
  expect(cellsIn(await at.read())[0]).toBe('haa');
  await at.evaluate();
  expect(cellsIn(await at.read())).toEqual(['uaa', [2, null, null]]);
});

test('weights and dropped quizzes are stored for the class, and each change is logged once', async () => {
  const at = await aClassWithQuiz();
  const set = (input: object) => at.teacher.rest('PUT', at.path, input);
  const kept = { dropLowest: 2, weights: { [at.quizId]: 250 } };
  expect((await set({ weights: { [at.quizId]: 250 } })).body).toEqual({ ...kept, dropLowest: 0 });
  expect((await set({ dropLowest: 2 })).body).toEqual(kept);
  expect((await set({ ...kept })).body).toEqual(kept);
  const gradebook = await at.read();
  expect([gradebook.dropLowest, gradebook.quizzes[0]?.weightPercent]).toEqual([2, 250]);
  expect((await set({ weights: { [at.quizId]: 100 } })).body).toEqual({ dropLowest: 2, weights: {} });
  const weights = auditOf(at.world, at.classId).filter((action) => action === 'gradebook-weights');
  expect(weights).toHaveLength(3);
});

test('weighting a quiz of another teacher is refused as a whole', async () => {
  const at = await aClassWithQuiz();
  const other = await aPublishedQuiz(at.world, { teacherName: 'Bob' });
  const weights = { [at.quizId]: 50, [other.quizId]: 50 };
  const refused = await at.teacher.rest('PUT', at.path, { weights, dropLowest: 1 });
  expect([refused.status, refused.body.error]).toEqual([400, gradebookMessages.quizNotInGradebook]);
  expect((await at.read()).quizzes[0]?.weightPercent).toBe(100);
  expect((await at.read()).dropLowest).toBe(0);
});

test('a column shows folder, tags and weight', async () => {
  const at = await aClassWithQuiz();
  await at.teacher.mutate('quizzes.setFolder', { quizId: at.quizId, folder: 'Biology' });
  await at.teacher.mutate('bank.setTags', {
    questionId: at.quiz.questionIds[0],
    tags: ['energy', 'cell'],
  });
  expect((await at.read()).quizzes[0]).toMatchObject({
    ...{ quizId: at.quizId, title: 'Cells', folder: 'Biology', tags: ['cell', 'energy'] },
    ...{ isAssigned: true, weightPercent: 100, maxScore: 2 },
  });
});

test('both exports are named by the class and logged', async () => {
  const at = await aClassWithQuiz();
  for (const format of ['csv', 'xlsx']) {
    const { status, headers } = await at.teacher.rest('GET', `${at.path}.${format}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toContain(`7b-gradebook.${format}`);
  }
  expect(auditOf(at.world, at.classId).filter((action) => action === 'export')).toHaveLength(2);
});

/** Writes a share by address as its call would. */
const share = (
  { deps: { db, clock } }: World,
  shared: { classId?: string; quizId?: string; email: string; right: SharedRight },
) => {
  const { classId, quizId, ...rest } = shared;
  const row = { ...rest, createdAt: clock.now() };
  if (classId)
    db.insert(classShares)
      .values({ classId, ...row })
      .run();
  if (quizId)
    db.insert(quizShares)
      .values({ quizId, ...row })
      .run();
};

test('a colleague sees the columns of visible quizzes, and sets weights only with the right to edit', async () => {
  const at = await aClassWithQuiz();
  await at.submit(at.asha);
  const other = await aPublishedQuiz(at.world, { teacherName: 'Bob', settings: { title: 'Light' } });
  const bob = other.teacher;
  const email = 'bob@school.example';
  expect((await bob.rest('GET', at.path)).status).toBe(404);
  share(at.world, { classId: at.classId, email, right: 'look' });
  // A member has taken Bob's unassigned quiz.
  await at.ben.rest('POST', '/student/attempt', { shareId: other.shareId });
  await at.ben.rest('POST', '/quiz/submit', { quizId: other.quizId, attempt: { answers: {} } });
  const titles = async (who: Person) => {
    const { quizzes }: Gradebook = (await who.rest('GET', at.path)).body;
    return quizzes.map(({ title }) => title).toSorted();
  };
  // The quiz is assigned only to this class, and so shared with it.
  expect(await titles(bob)).toEqual(['Cells', 'Light']);
  expect(await titles(at.teacher)).toEqual(['Cells']);
  share(at.world, { quizId: other.quizId, email: 'ann@school.example', right: 'look' });
  expect(await titles(at.teacher)).toEqual(['Cells', 'Light']);
  const weigh = () => bob.rest('PUT', at.path, { weights: { [at.quizId]: 50 } });
  expect((await weigh()).status).toBe(403);
  at.world.deps.db.delete(classShares).run();
  share(at.world, { classId: at.classId, email, right: 'edit' });
  expect((await weigh()).body).toEqual({ dropLowest: 0, weights: { [at.quizId]: 50 } });
});
