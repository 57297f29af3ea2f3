import fc from 'fast-check';
import { expect, test } from 'vitest';
import { practiceMessages } from '../../rules/practice/messages';
import { aClass, aMember } from '../../testing/a-class';
import {
  FAMILIES,
  isKeyNeeded,
  type MadeUpQuiz,
  madeUpQuizzes,
  TAG,
  writeQuizzes,
} from '../../testing/made-up-school';
import { type practising as Practising, practising } from '../../testing/practice';
import { checkAsyncProperty } from '../../testing/property';
import { questionForm, sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const MINUTE_MS = 60_000;
/** Times of the student's visits, in minutes from the start; windows open and end in between. */
const MOMENTS = [0, 60, 180];
const LATER = { minLength: 1, maxLength: MOMENTS.length };

/** A tag opened for practice in a class, and a way to write the quizzes that have its questions. */
async function aTag() {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const other = await world.signIn('teacher', 'Bob');
  const student = await world.signIn('student', 'Sam');
  const { body: own } = await teacher.rest('POST', '/quiz/', { title: 'So that there is a question' });
  const { body: question } = await teacher.rest(
    'POST',
    '/question/',
    questionForm(sampleQuestions[0], own._id),
  );
  await teacher.mutate('bank.setTags', { questionId: question._id, tags: [TAG] });
  const classId = aClass(world, { teacher });
  aMember(world, { classId, student });
  const { body: set } = await teacher.rest('POST', '/practice', { tag: TAG, classIds: [classId] });
  await teacher.rest('DELETE', `/question/${question._id}`, { quizId: own._id });
  const place = {
    ...{ teacherId: teacher.accountId, foreignTeacherId: other.accountId },
    startMs: world.clock.now(),
  };
  const write = (prefix: string, quizzes: readonly MadeUpQuiz[]) =>
    writeQuizzes(world.deps.db, quizzes, { ...place, prefix });
  return { world, write, ...practising(student, set._id) };
}

/** All questions until none is left, by family, with the reply to each answer. */
async function askAll({ next, send }: Pick<ReturnType<typeof Practising>, 'next' | 'send'>) {
  const asked: string[] = [];
  const sent: object[] = [];
  for (let turn = 0; turn <= FAMILIES.length; turn += 1) {
    const { question, showing } = await next();
    if (question === null) return { asked, sent };
    const answer = { questionId: question._id, showing, answer: null };
    expect(await send(answer)).toMatchObject({ status: 200, body: { correctAnswer: 'A' } });
    asked.push(question.text);
    sent.push(answer);
  }
  throw new Error('It never ends.');
}

/** The families available if no quiz needed a key: those of the teacher's own questions with the tag. */
const practisedFamilies = (quizzes: readonly MadeUpQuiz[]) =>
  FAMILIES.filter((family) =>
    quizzes.some(
      ({ isForeign, isDeleted, questions }) =>
        !isForeign &&
        !isDeleted &&
        questions.some((one) => one.family === family && one.hasTag && !one.isDeleted),
    ),
  );

test('for any quizzes, practice shows each key no student needs, and none that a student may need', async () => {
  let [runs, shown, held] = [0, 0, 0];
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(madeUpQuizzes, LATER), async (written) => {
      runs += 1;
      const { world, write, ...student } = await aTag();
      const earlier: object[] = [];
      const quizzes: MadeUpQuiz[] = [];
      let now = 0;
      for (const [at, moment] of MOMENTS.entries()) {
        world.clock.advance((moment - now) * MINUTE_MS);
        now = moment;
        // Its teachers continue to write, publish and assign.
        write(`at-${moment}`, written[at] ?? []);
        quizzes.push(...(written[at] ?? []));
        const free = practisedFamilies(quizzes).filter((family) => !isKeyNeeded(quizzes, family, now));
        // A key that was free may be withheld again: neither the question nor its last reply reveals it.
        for (const sent of earlier) {
          const { questionId } = sent as { questionId: string };
          const { status, body } = await student.send(sent);
          const isFree = free.some((family) => questionId.endsWith(`-${family}`));
          expect([questionId, status]).toEqual([questionId, isFree ? 200 : 409]);
          if (!isFree) expect(body.error).toBe(practiceMessages.heldBack);
        }
        const { asked, sent } = await askAll(student);
        expect(asked.toSorted()).toEqual(free);
        earlier.splice(0, earlier.length, ...sent);
        shown += asked.length;
        held += practisedFamilies(quizzes).length - free.length;
      }
      expect(world.errors).toEqual([]);
    }),
    { numRuns: 150 },
  );
  expect(shown).toBeGreaterThan(runs / 15);
  expect(held).toBeGreaterThan(runs / 3);
});
