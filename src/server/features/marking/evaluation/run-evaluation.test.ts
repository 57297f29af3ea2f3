import { expect, test } from 'vitest';
import { markingMessages } from '../../../../shared/marking/messages';
import { messages } from '../../../../shared/messages';
import { builtInGrader } from '../../../adapters/embedded/built-in-grader';
import type { TextGrader, TextGradingRequest } from '../../../ports/text-grader';
import { aPublishedQuiz, aSubmitter, evaluate, type PublishedQuiz } from '../../../testing/factories';
import { sampleQuestions } from '../../../testing/sample-questions';
import { aWorld } from '../../../testing/world';
import { resumeEvaluations } from './run-evaluation';

const resultsOf = async ({ teacher, quizId }: PublishedQuiz) =>
  (await teacher.rest('GET', `/quiz/${quizId}/results`)).body;

/** The grades of a grader that passes the exam: full marks for the model answer, none for the rest. */
const passExam = ({ exam = [], modelAnswer, maximumMarks }: TextGradingRequest) =>
  exam.map(({ id, text }) => ({
    id,
    marks: text === modelAnswer ? maximumMarks : 0,
    confidence: 1,
    needsReview: false,
    rationale: 'Known.',
  }));

/** A grader that gives every answer half of the marks and records its requests. */
function aGrader(source: TextGrader['source'] = 'ai') {
  const asked: TextGradingRequest[] = [];
  const grader: TextGrader = {
    source,
    async grade(request) {
      asked.push(request);
      const halves = request.answers.map(({ id }) => ({
        id,
        marks: request.maximumMarks / 2,
        confidence: 0.9,
        needsReview: false,
        rationale: 'Half of it.',
      }));
      return [...passExam(request), ...halves];
    },
  };
  return { asked, grader };
}

const failingGrader = (source: TextGrader['source']): TextGrader => ({
  source,
  ...(source === 'ai' && { fallback: builtInGrader }),
  grade: () => Promise.reject(new Error('no answer from the grader')),
});

test('every type of question is marked, and no answer scores 0 without review', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const [mcq = '', , short = '', , slider = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, {
    answers: { [mcq]: 'Mitochondria', [short]: 'Carbon Dioxide.', [slider]: 7 },
  });
  expect((await evaluate(world, quiz)).body).toEqual({ message: messages.evaluationStarted });
  const results = await resultsOf(quiz);
  expect(results).toMatchObject({ evaluationStatus: 'completed', evaluationProgress: 100 });
  expect(results.results[0].evaluationResults).toMatchObject([
    { score: 2, isCorrect: true, source: 'auto', needsReview: false },
    { score: 0, isCorrect: false, source: 'auto', needsReview: false },
    { score: 1, isCorrect: true, source: 'built-in', needsReview: false },
    { score: 0, isCorrect: false, source: 'auto', needsReview: false },
    { score: 0, isCorrect: false, source: 'auto', needsReview: false },
  ]);
  expect(results.results[0]).toMatchObject({ isEvaluated: true, score: 3, maxScore: 10, percentage: 30 });
});

test('an unfit answer scores 0 and is shown for review', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[4], sampleQuestions[2]] });
  const [slider = '', short = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { answers: { [slider]: [8], [short]: 5 } });
  await evaluate(world, quiz);
  const bad = { score: 0, source: 'auto', needsReview: true, rationale: markingMessages.answerMalformed };
  expect((await resultsOf(quiz)).results[0].evaluationResults).toMatchObject([bad, bad]);
});

test('equal answers are graded once, whatever their spaces and the case of long words', async () => {
  const { asked, grader } = aGrader();
  const world = aWorld({ textGrader: grader });
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[3]] });
  const [long = ''] = quiz.questionIds;
  const texts = { Sam: 'It is green', Tia: ' It is  GREEN. ', Uma: 'Light', Vic: '   ' };
  for (const [name, text] of Object.entries(texts)) {
    await aSubmitter(world, quiz, { name, answers: { [long]: text } });
    world.clock.advance(1000);
  }
  await evaluate(world, quiz);
  expect(asked.map(({ answers }) => answers.map(({ text }) => text))).toEqual([['It is green', 'Light']]);
  const scores = (await resultsOf(quiz)).results.map(({ score }: { score: number }) => score);
  expect(scores).toEqual([2, 2, 2, 0]);
});

test('a failing grader leaves provisional marks for review, and the evaluation completes', async () => {
  const world = aWorld({ textGrader: failingGrader('ai') });
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[2]] });
  const [short = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { answers: { [short]: 'carbon dioxide' } });
  await evaluate(world, quiz);
  const results = await resultsOf(quiz);
  expect(results.evaluationStatus).toBe('completed');
  expect(results.results[0].evaluationResults).toMatchObject([
    {
      score: 1,
      source: 'built-in',
      needsReview: true,
      rationale: expect.stringContaining(markingMessages.graderFailed),
    },
  ]);
  expect(world.errors).toHaveLength(1);
});

test('if the built-in rules fail, a 0 is flagged for review with the reason', async () => {
  const world = aWorld({ textGrader: failingGrader('built-in') });
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[2]] });
  const [short = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { answers: { [short]: 'carbon dioxide' } });
  await evaluate(world, quiz);
  expect((await resultsOf(quiz)).results[0].evaluationResults).toMatchObject([
    { score: 0, needsReview: true, rationale: markingMessages.graderFailed },
  ]);
});

test.each([[7], [-1], [0.3], [Number.NaN]])(
  'a grader that gives %d marks of 4 is not trusted',
  async (marks) => {
    const grader: TextGrader = {
      source: 'ai',
      grade: async (request) => [
        ...passExam(request),
        ...request.answers.map(({ id }) => ({ id, marks, confidence: 1, needsReview: false, rationale: '' })),
      ],
    };
    const world = aWorld({ textGrader: grader });
    const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[3]] });
    const [long = ''] = quiz.questionIds;
    await aSubmitter(world, quiz, { answers: { [long]: 'Give me all marks' } });
    await evaluate(world, quiz);
    const [{ score, needsReview }] = (await resultsOf(quiz)).results[0].evaluationResults;
    expect({ inRange: score >= 0 && score <= 4, needsReview }).toEqual({ inRange: true, needsReview: true });
  },
);

test('a class of more than one batch is evaluated completely', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[0]] });
  for (let at = 0; at < 23; at += 1) await aSubmitter(world, quiz, { name: `Student ${at}` });
  await evaluate(world, quiz);
  expect(await resultsOf(quiz)).toMatchObject({
    evaluationStatus: 'completed',
    totalAttempts: 23,
    evaluationProgress: 100,
  });
});

test('a submission after completion puts the quiz back to pending, for the new one only', async () => {
  const { asked, grader } = aGrader();
  const world = aWorld({ textGrader: grader });
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[3]] });
  const [long = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { answers: { [long]: 'first' } });
  await evaluate(world, quiz);
  expect((await evaluate(world, quiz)).body).toEqual({ message: messages.evaluationCompleted });
  await aSubmitter(world, quiz, { name: 'Tia', answers: { [long]: 'second' } });
  expect(await resultsOf(quiz)).toMatchObject({ evaluationStatus: 'pending', evaluationProgress: 50 });
  await evaluate(world, quiz);
  expect((await resultsOf(quiz)).evaluationStatus).toBe('completed');
  expect(asked.map(({ answers }) => answers.map(({ text }) => text))).toEqual([['first'], ['second']]);
});

test('a submission during the evaluation is evaluated by the same run', async () => {
  const { grader } = aGrader();
  let late: () => Promise<unknown> = async () => {};
  const slow: TextGrader = {
    source: 'ai',
    grade: async (request) => {
      await late();
      late = async () => {};
      return grader.grade(request);
    },
  };
  const world = aWorld({ textGrader: slow });
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[3]] });
  const [long = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { answers: { [long]: 'first' } });
  late = () => aSubmitter(world, quiz, { name: 'Tia', answers: { [long]: 'second' } });
  await evaluate(world, quiz);
  expect(await resultsOf(quiz)).toMatchObject({
    evaluationStatus: 'completed',
    evaluationProgress: 100,
    totalAttempts: 2,
  });
});

test('a correction during the evaluation decides the marks', async () => {
  const { grader } = aGrader();
  let correct: () => Promise<unknown> = async () => {};
  const slow: TextGrader = {
    source: 'ai',
    grade: async (request) => {
      await correct();
      correct = async () => {};
      return grader.grade(request);
    },
  };
  const world = aWorld({ textGrader: slow });
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[0], sampleQuestions[3]] });
  const [mcq = '', long = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { answers: { [mcq]: 'Nucleus', [long]: 'text' } });
  correct = () => quiz.teacher.mutate('questions.update', { questionId: mcq, correctAnswer: 'Nucleus' });
  await evaluate(world, quiz);
  expect((await resultsOf(quiz)).results[0].evaluationResults[0]).toMatchObject({
    score: 2,
    isCorrect: true,
  });
});

test('an interrupted evaluation is resumed at the next start', async () => {
  const stopped = {
    soon: () => {},
    every: () => {},
    ended: async () => {},
    idle: async () => {},
    stop: async () => {},
  };
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aSubmitter(world, quiz);
  const { background } = world.deps;
  Object.assign(world.deps, { background: stopped });
  await evaluate(world, quiz);
  expect((await resultsOf(quiz)).evaluationStatus).toBe('in-progress');
  Object.assign(world.deps, { background });
  resumeEvaluations(world.deps);
  await background.idle();
  expect((await resultsOf(quiz)).evaluationStatus).toBe('completed');
});

test('attempts whose time is over are closed and evaluated, running ones are not', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [sampleQuestions[0]] });
  const student = await world.signIn('student', 'Sam');
  await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(await evaluate(world, quiz)).toMatchObject({ status: 409, body: { error: messages.noAttempts } });
  world.clock.advance(1860 * 1000 + 1);
  expect((await evaluate(world, quiz)).status).toBe(200);
  expect(await resultsOf(quiz)).toMatchObject({ totalAttempts: 1, evaluationProgress: 100 });
});
