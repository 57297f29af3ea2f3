import { beforeAll, expect, test } from 'vitest';
import type { Answered } from '../../server/testing/person';
import { questionForm } from '../../server/testing/sample-questions';
import { toldPicture } from '../../server/testing/told-picture';
import { aWorld } from '../../server/testing/world';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { allOperations } from '../calls/call-tables';
import { waysOf } from '../calls/ways';
import { exampleOf } from '../question-types/typed-quiz';
import { aKeyedQuiz, type KeyedQuiz } from './keyed-quiz';

/** The page id used by the table of calls. */
const WRITER = 'writer-one';
/** A mark in every teacher-written text of the question. */
const markOf = (index: number) => `mark-${index}-of-its-texts`;

/** A quiz of every type, each question with its marks and a picture, sent one by one. */
async function aMarkedQuiz(): Promise<KeyedQuiz & { imageUrls: string[] }> {
  const world = aWorld();
  const quiz = await aKeyedQuiz(world, 'one');
  const { teacher } = quiz;
  const settings = { title: 'One by one', useQuestionTimer: true, sendOneByOne: true, allowTabChange: true };
  const quizId: string = (await teacher.rest('POST', '/quiz/', settings)).body._id;
  const questionIds: string[] = [];
  const imageUrls: string[] = [];
  for (const [index, type] of QUESTION_TYPES.entries()) {
    const { example, question } = exampleOf(type);
    const form = questionForm({ ...question, ...marked(example.fields, index), timeLimit: 60 }, quizId);
    form.set('image', await toldPicture(`${index}.jpg`, markOf(index)));
    const { body } = await teacher.rest('POST', '/question/', form);
    questionIds.push(body._id);
    imageUrls.push(body.imageUrl);
    await teacher.mutate('bank.setTags', { questionId: body._id, tags: ['cells'] });
  }
  const { shareId } = (await teacher.rest('POST', `/quiz/${quizId}/publish`)).body;
  return { ...quiz, quizId, questionIds, shareId, imageUrls };
}

const marked = ({ text }: { text?: unknown }, index: number) => ({
  text: `${text} ${markOf(index)}`,
  imageAlt: markOf(index),
  explanation: markOf(index),
});

/** Everyone may practise the tag, before the quiz has run. */
async function openForPractice({ teacher }: KeyedQuiz): Promise<string> {
  const { body: made } = await teacher.rest('POST', '/class', { name: 'A class that practises' });
  await teacher.rest('POST', `/class/${made._id}/members`, { name: 'Sam', email: 'sam@school.example' });
  const { body: set } = await teacher.rest('POST', '/practice', { tag: 'cells', classIds: [made._id] });
  return set._id;
}

interface Seen {
  readonly begun: number;
  readonly what: string;
  readonly text: string;
}

const seen: Seen[] = [];
let imageUrls: readonly string[] = [];

/** Sam goes from question to question, and at each requests everything, in every way. */
beforeAll(async () => {
  const quiz = await aMarkedQuiz();
  imageUrls = quiz.imageUrls;
  const { world, student, shareId, questionIds } = quiz;
  const setId = await openForPractice(quiz);
  const attemptId: string = (await student.rest('POST', '/student/attempt', { shareId })).body.attempt._id;
  for (let begun = 1; begun <= questionIds.length; begun += 4) {
    const questionId = questionIds[begun - 1] ?? '';
    const page = { attemptId, writerId: WRITER, claim: true, unsentCount: 0 };
    const response = await student.mutate('attempts.follow', { ...page, questionId, awaitsQuestion: true });
    seen.push({ begun, what: 'the question', text: textOf(response) });
    for (const each of [questionId, questionIds[begun] ?? questionId]) {
      world.clock.advance(3000);
      // Calls write to the first question: writing to a later one would move the student there.
      const at = {
        ...{ ...quiz, attemptId, questionIds: questionIds.slice(0, begun) },
        made: { setId, questionId: each, showing: 'not asked' },
      };
      for (const { name, call } of allOperations.flatMap(waysOf)) {
        if (/logout|submit/i.test(name)) continue;
        seen.push({ begun, what: name, text: textOf(await call(at, student)) });
      }
    }
  }
  expect(world.errors).toEqual([]);
}, 60_000);

const textOf = ({ status, body }: Answered): string =>
  `${status} ${body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : JSON.stringify(body)}`;

test('no response to a student contains any part of a question that has not started', () => {
  const revealed = seen.filter(({ begun, text }) =>
    QUESTION_TYPES.some(
      (_, index) =>
        index >= begun && (text.includes(markOf(index)) || text.includes(imageUrls[index] ?? 'no picture')),
    ),
  );
  expect(revealed.map(({ begun, what }) => `${begun}: ${what}`)).toEqual([]);
});

test('the responses contained the questions that had started', () => {
  const marksIn = (what: string) =>
    seen
      .filter((each) => each.what === what)
      .map(({ begun, text }) => text.startsWith('200') && text.includes(markOf(begun - 1)));
  for (const what of ['the question', 'POST /student/attempt', 'tRPC attempts.join']) {
    expect(marksIn(what).length, what).toBeGreaterThan(2);
    expect(new Set(marksIn(what)), what).toEqual(new Set([true]));
  }
  expect(seen.length).toBeGreaterThan(200);
});
