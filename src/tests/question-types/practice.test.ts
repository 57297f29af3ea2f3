import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { practiceMessages } from '../../server/rules/practice/messages';
import { countingIds } from '../../server/testing/counting-ids';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../server/testing/factories';
import { aWorld } from '../../server/testing/world';
import { QUESTION_TYPES, type QuestionType, questionTypeOf } from '../../shared/question-types/registry';
import { exampleOf } from './typed-quiz';

async function aPractice() {
  const world = aWorld({ ids: countingIds() });
  const quiz = await aPublishedQuiz(world, {
    questions: QUESTION_TYPES.map((type) => exampleOf(type).question),
  });
  const { teacher, quizId } = quiz;
  const { student } = await aSubmitter(world, quiz);
  await evaluate(world, quiz);
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const { body } = await teacher.rest('POST', '/practice', { quizId });
  const setId: string = body._id;
  const next = async () => (await student.rest('GET', `/student/practice/${setId}/next`)).body;
  const answer = (sent: object) => student.rest('POST', `/student/practice/${setId}/answer`, sent);
  return { world, quiz, teacher, student, setId, set: body, next, answer };
}

test('every question type is asked without its key, and its right answer earns all marks', async () => {
  const { next, answer, set } = await aPractice();
  expect(set).toMatchObject({ usableCount: QUESTION_TYPES.length, heldBack: [] });
  for (const type of QUESTION_TYPES) {
    const { question, showing } = await next();
    expect(question.type).toBe(type);
    expect(question).not.toHaveProperty('correctAnswer');
    const { status, body } = await answer({
      questionId: question._id,
      showing,
      answer: exampleOf(type).example.right,
    });
    expect([type, status, body.error]).toEqual([type, 200, undefined]);
    expect([type, body.isCorrect, body.score]).toEqual([type, true, body.maximumMarks]);
  }
  expect(await next()).toMatchObject({ question: null, dueCount: 0, newCount: 0 });
});

test('an answer to a question that was not asked is refused', async () => {
  const { next, answer } = await aPractice();
  const { question } = await next();
  const { status, body } = await answer({ questionId: question._id, showing: 'made up', answer: null });
  expect([status, body.error]).toEqual([409, practiceMessages.notAsked]);
});

const HOUR_MS = 60 * 60 * 1000;
const SHOWINGS = 6;

test('options of every type are reordered for each showing', async () => {
  const { world, next, answer } = await aPractice();
  const orders = new Map<string, Set<string>>();
  for (let showing = 0; showing < SHOWINGS; showing += 1) {
    let asked = await next();
    while (asked.question !== null) {
      const { _id: questionId, type, options, right, gaps } = asked.question;
      const seen = orders.get(type) ?? new Set();
      orders.set(type, seen.add(JSON.stringify({ options, right, gaps })));
      await answer({ questionId, showing: asked.showing, answer: wrongFor(type) });
      asked = await next();
    }
    world.clock.advance(HOUR_MS);
  }
  const withChoices = QUESTION_TYPES.filter(hasChoices);
  expect(withChoices).toEqual(['mcq', 'msq', 'cloze', 'match', 'order']);
  expect(withChoices.filter((type) => (orders.get(type)?.size ?? 0) < 2)).toEqual([]);
});

const wrongFor = (type: QuestionType) => exampleOf(type).example.wrong;

function hasChoices(type: QuestionType): boolean {
  const fields = exampleOf(type).example.fields as never;
  const reversed = questionTypeOf({ type }).withOptionsIn?.(fields, (texts) => texts.toReversed());
  return reversed !== undefined && !isDeepStrictEqual(reversed, fields);
}
