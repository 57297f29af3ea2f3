import { expect, test } from 'vitest';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults, ReviewedResult } from '../../../../shared/results/schema';
import { LEAVES, resultsOf } from '../../../testing/ai-class';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../testing/factories';
import {
  aClassToCheck,
  anEvaluatedClass,
  aTaughtClass,
  RIGHT_ANSWERS,
  WRONG_ANSWERS,
} from '../../../testing/leaf-class';
import { aWorld } from '../../../testing/world';

const EQUAL = 'Chlorophyll absorbs red and blue light and reflects green light';

/** A class with a drawn spot check, and its teacher's acts. */
async function aDrawnClass(answers: readonly string[] = [...RIGHT_ANSWERS, ...WRONG_ANSWERS, EQUAL]) {
  const leaves = await aClassToCheck(aWorld(), answers);
  const { own, teacher } = leaves;
  return {
    ...leaves,
    async marked(answer: string, marks: number) {
      await leaves.mark(answer, marks);
      await leaves.idle();
    },
    /** The drawn answers still to be checked by the teacher. */
    async drawn(): Promise<string[]> {
      return answersOf(await leaves.marks(), ({ findings, needsReview }) => needsReview && !!findings?.check);
    },
    reliance: async () => (await resultsOf(leaves)).reliance[own.questionId],
    keep: (some: readonly string[], marks = 0) =>
      teacher.mutate('evaluation.keepMarks', {
        ...own,
        given: some.map((answer) => ({ marks, studentIds: [leaves.studentOf(answer)] })),
      }),
  };
}

const answersOf = (
  marks: Readonly<Record<string, ReviewedResult>>,
  isWanted: (result: ReviewedResult) => boolean,
) => Object.entries(marks).flatMap(([answer, result]) => (isWanted(result) ? [answer] : []));

test('once the grader is sure, five unmarked answers are drawn, none of them plain', async () => {
  const { drawn, reliance, marks } = await aDrawnClass();
  const five = await drawn();
  expect(five).toHaveLength(5);
  expect(WRONG_ANSWERS.slice(2)).toEqual(expect.arrayContaining(five));
  expect(await reliance()).toEqual({ needs: 'spot-check', checked: 0, right: 0 });
  const now = await marks();
  expect(now[five[0] ?? '']?.findings?.check).toEqual({ suggested: 0 });
  expect(now[EQUAL]).toMatchObject({ score: 4, needsReview: false, findings: { guards: [] } });
  const relied = answersOf(now, ({ needsReview, confidence }) => !needsReview && confidence < 1);
  expect(relied.length).toBeGreaterThan(0);
});

test('a class with too few marks by the teacher is not checked', async () => {
  const leaves = await anEvaluatedClass(aWorld(), [...RIGHT_ANSWERS, ...WRONG_ANSWERS]);
  await leaves.mark(RIGHT_ANSWERS[0] ?? '', 4);
  await leaves.idle();
  const { reliance } = await resultsOf(leaves);
  expect(reliance[leaves.own.questionId]).toEqual({ needs: 'marks', checked: 0, right: 0 });
  expect(JSON.stringify(await leaves.marks())).not.toContain('"check"');
});

test('drawn answers stay drawn while others are marked, and five right ones pass the check', async () => {
  const { drawn, reliance, marked, keep, idle, rescored } = await aDrawnClass();
  const five = await drawn();
  const other = WRONG_ANSWERS.slice(2).find((answer) => !five.includes(answer)) ?? '';
  await marked(other, 0);
  expect(await drawn()).toEqual(five);
  const [first = '', ...rest] = five;
  await marked(first, 0);
  expect(await drawn()).toEqual(rest);
  expect(await reliance()).toEqual({ needs: 'spot-check', checked: 1, right: 1 });
  await keep(rest);
  await idle();
  expect(await reliance()).toEqual({ needs: 'nothing', checked: 5, right: 5 });
  expect(await drawn()).toEqual([]);
  expect((await rescored()).changes).toEqual([]);
});

test('a wrong one trains, and five others are drawn', async () => {
  const { drawn, reliance, keep, idle, marked } = await aDrawnClass();
  const five = await drawn();
  await keep(five.slice(0, 4));
  await marked(five[4] ?? '', 2);
  await idle();
  expect(await reliance()).toMatchObject({ needs: 'spot-check', right: 4, checked: 5 });
  const now = await drawn();
  expect(now.filter((answer) => five.includes(answer))).toEqual([]);
});

test('an undone check waits again', async () => {
  const { drawn, reliance, marked, undo, idle } = await aDrawnClass();
  const five = await drawn();
  await marked(five[0] ?? '', 0);
  await undo(five[0] ?? '');
  await idle();
  expect((await drawn()).toSorted()).toEqual(five.toSorted());
  expect(await reliance()).toEqual({ needs: 'spot-check', checked: 0, right: 0 });
});

test('with fewer than five sure answers all are checked, and a late one too', async () => {
  const { drawn, world, own, keep, idle, ...quiz } = await aDrawnClass([
    ...RIGHT_ANSWERS,
    ...WRONG_ANSWERS.slice(0, 4),
  ]);
  expect((await drawn()).toSorted()).toEqual(WRONG_ANSWERS.slice(2, 4).toSorted());
  await keep(WRONG_ANSWERS.slice(2, 4));
  await idle();
  expect(await drawn()).toEqual([]);
  const late = WRONG_ANSWERS[5] ?? '';
  await aSubmitter(world, quiz, { name: 'Late', answers: { [own.questionId]: late } });
  await evaluate(world, quiz);
  expect(await drawn()).toEqual([late]);
});

test('after a corrected key the check begins anew', async () => {
  const { drawn, reliance, keep, idle, teacher, own } = await aDrawnClass();
  await keep(await drawn());
  await idle();
  expect(await reliance()).toMatchObject({ needs: 'nothing' });
  const change = { questionId: own.questionId, correctAnswer: `${EQUAL}.\nGreen light is reflected` };
  const { body } = await teacher.mutate('questions.previewCorrection', { ...change, policy: 'both' });
  await teacher.mutate('questions.applyCorrection', { ...change, policy: 'both', seen: body.seen });
  await idle();
  expect(await reliance()).toMatchObject({ checked: 0, right: 0 });
});

test('the last decision on the others draws the check immediately, before any re-scoring', async () => {
  const more = ['moon', 'birds', 'waves', 'ice', 'trees', 'sand'].map(
    (thing) => `It comes from the ${thing} around the plant`,
  );
  const leaves = await aTaughtClass(aWorld(), [...RIGHT_ANSWERS, ...WRONG_ANSWERS, ...more]);
  const { world, own, teacher } = leaves;
  for (const answer of WRONG_ANSWERS.slice(2, 4)) await leaves.mark(answer, 0);
  await leaves.idle();
  const waiting = answersOf(await leaves.marks(), ({ needsReview }) => needsReview);
  expect(waiting.length).toBeGreaterThan(0);
  Object.assign(world.deps, { background: { ...world.deps.background, soon: () => {} } });
  const studentIds = waiting.map(leaves.studentOf);
  await teacher.mutate('evaluation.keepMarks', { ...own, given: [{ marks: 0, studentIds }] });
  expect(answersOf(await leaves.marks(), ({ needsReview }) => needsReview)).toHaveLength(5);
});

test('a student sees nothing of a check', async () => {
  const { teacher, quizId, world } = await aDrawnClass();
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const student = await world.signIn('student', 'Student 105');
  const { body } = await student.rest('GET', `/quiz/${quizId}/evaluated`);
  expect(Object.keys(body.evaluatedQuizData)).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/check|needsReview|confidence|reliance/);
});

test('the five are drawn from all questions once the others are decided, and the dashboard counts them before', async () => {
  const world = aWorld();
  const second = { ...LEAVES, text: 'Why are leaves green at all?' };
  const quiz = await aPublishedQuiz(world, { questions: [LEAVES, second], settings: { blindMarking: true } });
  const answers = [...RIGHT_ANSWERS, ...WRONG_ANSWERS];
  for (const answer of answers) {
    const both = Object.fromEntries(quiz.questionIds.map((id) => [id, answer]));
    await aSubmitter(world, quiz, { name: answer, answers: both });
  }
  await evaluate(world, quiz);
  const { teacher, quizId } = quiz;
  const read = async (): Promise<QuizResults> => (await teacher.query('results.toMark', { quizId })).body;
  const left = async () => reviewLeft(await read());
  const onDashboard = async () => (await teacher.rest('GET', '/teacher/')).body.quizzes[0].toReview;
  const waiting = async (isDrawn: boolean) =>
    (await read()).results.flatMap(({ studentId, answers: given, evaluationResults }) =>
      evaluationResults
        .filter(({ needsReview, findings }) => needsReview && Boolean(findings?.check) === isDrawn)
        .map(({ questionId }) => ({ questionId, studentId, answer: String(given[questionId]) })),
    );
  const decide = async ({ questionId, studentId, answer }: Awaited<ReturnType<typeof waiting>>[number]) => {
    world.clock.advance(60_000);
    const marks = RIGHT_ANSWERS.includes(answer) ? 4 : 0;
    await teacher.rest('PUT', '/quiz/question/update-marks', { quizId, questionId, studentId, marks });
  };

  let last = await left();
  for (let [next] = await waiting(false); next; [next] = await waiting(false)) {
    expect(await waiting(true)).toEqual([]);
    await decide(next);
    await world.deps.background.idle();
    last = await left();
    expect(await onDashboard()).toBe(last.decisions);
  }
  const five = await waiting(true);
  expect([five.length, last.decisions, last.toCome]).toEqual([5, 5, 0]);
  expect(new Set(five.map(({ questionId }) => questionId)).size).toBe(2);
  for (const each of five) await decide(each);
  await world.deps.background.idle();
  expect(await left()).toMatchObject({ decisions: 0, toCome: 0 });
  const { reliance, namesHidden } = await read();
  expect(Object.values(reliance)).toEqual(Array(2).fill({ needs: 'nothing', checked: 5, right: 5 }));
  expect(namesHidden).toBe(false);
});
