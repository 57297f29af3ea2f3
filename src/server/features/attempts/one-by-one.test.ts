import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter } from '../../testing/factories';
import { sampleQuestions } from '../../testing/sample-questions';
import { aWorld } from '../../testing/world';

const SECONDS_EACH = 30;
const WRITER = 'the-only-page';

/** An attempt on five questions of 30 s each, in order, shown one by one. */
async function anAttempt({ timeFactorPercent = 100 } = {}) {
  const world = aWorld();
  const questions = sampleQuestions.map((question) => ({ ...question, timeLimit: SECONDS_EACH }));
  const quiz = await aPublishedQuiz(world, {
    questions,
    settings: { useQuestionTimer: true, sendOneByOne: true },
  });
  const allowance = { email: 'sam@school.example', timeFactorPercent, extraTabChanges: 0 };
  if (timeFactorPercent > 100) await quiz.teacher.mutate('timekeeping.setAllowance', allowance);
  const { student, attemptId, quiz: taken, attempt } = await aStarter(world, quiz);
  const { quizId, questionIds, shareId, teacher } = quiz;
  const idOf = (number: number) => questionIds[number - 1] ?? '';
  return {
    ...{ world, questionIds, taken, attempt, student, quizId },
    after: (seconds: number) => world.clock.advance(1000 * seconds),
    /** The seconds until a question's end as sent by the server. */
    secondsTo: (endsAt: number) => (endsAt - world.clock.now()) / 1000,
    /** The page at a question requests the data it lacks. */
    async ask(number: number, more: { writerId?: string; unsentCount?: number } = {}) {
      const page = { writerId: WRITER, claim: true, unsentCount: 0, ...more };
      const asked = { attemptId, questionId: idOf(number), awaitsQuestion: true, ...page };
      const { opened } = (await student.mutate('attempts.follow', asked)).body;
      return opened && { number: questionIds.indexOf(opened.question._id) + 1, ...opened };
    },
    save: (number: number, answer: unknown, revision = 1) =>
      student.mutate('attempts.saveAnswers', {
        ...{ attemptId, writerId: WRITER, revision, answers: { [idOf(number)]: answer } },
      }),
    open: async () => (await student.rest('POST', '/student/attempt', { shareId })).body,
    pause: () => teacher.mutate('timekeeping.pause', { quizId }),
    goOn: () => teacher.mutate('timekeeping.continue', { quizId }),
    submit: () => student.rest('POST', '/quiz/submit', { quizId, attempt: { answers: {} } }),
    late: async () => (await teacher.query('supervision.live', { quizId })).body.late,
  };
}

/** The numbers of the questions sent with a quiz. */
const sentIn = ({ questions }: { questions: { type: string }[] }) =>
  questions.flatMap(({ type }, at) => (type === 'coming' ? [] : [at + 1]));

test('a start sends the first question, and only number, times and marks of the others', async () => {
  const { taken, questionIds } = await anAttempt();
  expect(taken.sendOneByOne).toBe(true);
  expect(sentIn(taken)).toEqual([1]);
  const coming = sampleQuestions.map(({ maximumMarks }, at) => ({
    ...{ type: 'coming', _id: questionIds[at], timeLimit: SECONDS_EACH, maximumMarks },
  }));
  expect(taken.questions.slice(1)).toEqual(coming.slice(1));
});

test('the next question comes when the page reaches it, and its time begins then', async () => {
  const { after, ask, secondsTo, open } = await anAttempt();
  after(10);
  const second = await ask(2);
  expect(second).toMatchObject({ number: 2, question: { text: sampleQuestions[1]?.text, timeLimit: 30 } });
  expect(secondsTo(second.place.endsAt)).toBe(SECONDS_EACH);
  after(5);
  const reloaded = await open();
  expect(sentIn(reloaded.quiz)).toEqual([1, 2]);
  expect(reloaded.attempt.place).toEqual(second.place);
});

test('a repeated request gets the same question with the same end, also from another tab', async () => {
  const { after, ask, student, attempt } = await anAttempt();
  const second = await ask(2);
  after(3);
  expect(await ask(2)).toEqual(second);
  expect(await ask(2, { writerId: 'another-tab-of-this-browser' })).toBeNull();
  await student.mutate('attempts.takeOver', {
    attemptId: attempt._id,
    writerId: 'another-tab-of-this-browser',
  });
  expect(await ask(2, { writerId: 'another-tab-of-this-browser' })).toEqual(second);
});

test('a page that was away gets the currently open question with its time left', async () => {
  const { after, ask, secondsTo } = await anAttempt();
  after(70);
  const opened = await ask(2);
  expect(opened.number).toBe(3);
  expect(secondsTo(opened.place.endsAt)).toBe(20);
});

test('extra time for one student applies to later questions too', async () => {
  const { taken, ask, secondsTo } = await anAttempt({ timeFactorPercent: 150 });
  expect(taken.questions[1].timeLimit).toBe(1.5 * SECONDS_EACH);
  const second = await ask(2);
  expect(second.question.timeLimit).toBe(1.5 * SECONDS_EACH);
  expect(secondsTo(second.place.endsAt)).toBe(1.5 * SECONDS_EACH);
});

test('the next question comes only after the unsent answer', async () => {
  const { ask, save } = await anAttempt();
  expect(await ask(2, { unsentCount: 1 })).toBeNull();
  await save(1, 'Mitochondria');
  expect(await ask(2)).toMatchObject({ number: 2 });
});

test('no question comes during a pause, and the first one after it has its full time', async () => {
  const { after, ask, pause, goOn, open, secondsTo } = await anAttempt();
  await pause();
  after(1);
  expect(await ask(2)).toBeNull();
  expect(sentIn((await open()).quiz)).toEqual([1]);
  after(60);
  await goOn();
  expect(secondsTo((await ask(2)).place.endsAt)).toBe(SECONDS_EACH);
});

test('an answer in flight at the start of a pause brings no further question', async () => {
  const { after, ask, save, pause, goOn, open, secondsTo } = await anAttempt();
  await pause();
  after(1);
  expect((await save(2, ['Neon'])).status).toBe(200);
  expect(await ask(2)).toBeNull();
  expect(sentIn((await open()).quiz)).toEqual([1]);
  after(60);
  await goOn();
  expect(secondsTo((await ask(2)).place.endsAt)).toBe(SECONDS_EACH);
});

test('an offline student can answer questions sent before, and no later ones', async () => {
  const { after, ask, save, open, submit, late, questionIds } = await anAttempt();
  await ask(1);
  after(70);
  expect(sentIn((await open()).quiz)).toEqual([1, 2, 3]);
  await save(1, 'Mitochondria');
  await save(2, ['Neon']);
  await save(3, 'Mitosis');
  const { answers } = (await open()).attempt;
  expect(Object.keys(answers).map((id) => questionIds.indexOf(id) + 1)).toEqual([1, 3]);
  await submit();
  expect((await late()).flatMap(({ changes }: { changes: unknown[] }) => changes)).toMatchObject([
    { questionNumber: 2 },
  ]);
});

test('jumping ahead passes the questions in between, which take no first value any more', async () => {
  const { ask, save, open, submit, late, questionIds } = await anAttempt();
  expect(await ask(4)).toMatchObject({ number: 4 });
  await save(2, ['Neon']);
  const { quiz, attempt } = await open();
  expect(sentIn(quiz)).toEqual([1, 2, 3, 4]);
  expect(attempt.answers).not.toHaveProperty(questionIds[1] ?? '');
  await submit();
  expect(await late()).toHaveLength(1);
});

test('the choice of one by one is frozen once a student has started', async () => {
  const { world, quizId } = await anAttempt();
  const teacher = await world.signIn('teacher', 'Ann');
  expect((await teacher.rest('PUT', `/quiz/${quizId}`, { sendOneByOne: false })).status).toBe(409);
  expect((await teacher.rest('PUT', `/quiz/${quizId}`, { sendOneByOne: true })).status).toBe(200);
});

test('a copy and an export keep the choice of one by one', async () => {
  const { world, quizId } = await anAttempt();
  const teacher = await world.signIn('teacher', 'Ann');
  expect((await teacher.rest('POST', `/quiz/${quizId}/duplicate`)).body.sendOneByOne).toBe(true);
  const { body } = await teacher.rest('GET', `/quiz/${quizId}/export?format=json`);
  expect(body.quiz.sendOneByOne).toBe(true);
});
