import { expect, test } from 'vitest';
import { attempts } from '../../server/db/attempts-schema';
import { countingIds } from '../../server/testing/counting-ids';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../server/testing/factories';
import { aWorld } from '../../server/testing/world';

const METALS = ['Copper', 'Gold', 'Iron', 'Lead', 'Tin', 'Zinc'];
const STEPS = ['Prophase', 'Metaphase', 'Anaphase', 'Telophase', 'Cytokinesis'];
const SIGNS = { red: 'Cu', yellow: 'Au', magnetic: 'Fe', heavy: 'Pb', soft: 'Sn' };
const PART_MARKS = { maximumMarks: 2, partialCredit: true };
const SETTINGS = { shuffleOptions: true, shuffleQuestions: true };

/** A question as served to a student. */
interface Shown {
  readonly type: string;
  readonly options?: readonly string[];
  readonly right?: readonly string[];
  readonly gaps?: readonly { readonly options: readonly string[] }[];
}

type Stored = (texts: readonly string[]) => string[];

/** A question of each type with a list, stored in the given order. */
const questionsStored = (order: Stored) => [
  { type: 'mcq', text: 'Which is yellow?', maximumMarks: 1, options: order(METALS), correctAnswer: 'Gold' },
  {
    ...{ type: 'msq', text: 'Which are in bronze?', maximumMarks: 1 },
    ...{ options: order(METALS), correctAnswer: ['Copper', 'Tin'] },
  },
  {
    ...{ ...PART_MARKS, type: 'match', text: 'Which sign?', left: Object.keys(SIGNS) },
    ...{ right: order(Object.values(SIGNS)), correctAnswer: SIGNS },
  },
  { ...PART_MARKS, type: 'order', text: 'In which order?', options: order(STEPS), correctAnswer: STEPS },
  {
    ...{ ...PART_MARKS, type: 'cloze', text: 'Bronze is {1} and {2}.' },
    ...{ gaps: [0, 1].map(() => ({ kind: 'select', options: order(METALS) })) },
    correctAnswer: [['Copper'], ['Tin']],
  },
];

/** The questions of a started attempt, and those of practice afterwards. */
async function shownTo(questions: object[]) {
  const world = aWorld({ ids: countingIds() });
  const quiz = await aPublishedQuiz(world, { questions, settings: SETTINGS });
  const { quiz: asked } = await aStarter(world, quiz, 'Uma');
  const { student } = await aSubmitter(world, quiz, { name: 'Uma' });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const set = (await quiz.teacher.rest('POST', '/practice', { quizId: quiz.quizId })).body._id;
  const practised = [];
  for (const _ of questions) {
    const { body } = await student.rest('GET', `/student/practice/${set}/next`);
    practised.push(body.question);
    const { _id: questionId } = body.question;
    const sent = { questionId, showing: body.showing, answer: null };
    expect((await student.rest('POST', `/student/practice/${set}/answer`, sent)).status).toBe(200);
  }
  return { asked: asked.questions, practised };
}

test('the stored order of a list never affects the display for students', async () => {
  const shown = await shownTo(questionsStored((texts) => [...texts]));
  expect(shown.asked).toHaveLength(5);
  expect(shown.practised).toHaveLength(5);
  for (const order of [(texts) => texts.toReversed(), (texts) => texts.toSorted()] satisfies Stored[]) {
    expect(await shownTo(questionsStored(order))).toEqual(shown);
  }
});

test('an attempt from the time of numeric shuffle seeds keeps its order', async () => {
  const world = aWorld({ ids: countingIds() });
  const quiz = await aPublishedQuiz(world, {
    questions: questionsStored((texts) => [...texts]),
    settings: SETTINGS,
  });
  const { student, quiz: before } = await aStarter(world, quiz);
  world.deps.db.update(attempts).set({ seed: 2_718_281_828 }).run();
  const { body } = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  expect(body.quiz.questions).not.toEqual(before.questions);
  expect(
    body.quiz.questions.map(({ type, options, right, gaps }: Shown) =>
      [type, ...(options ?? right ?? gaps?.flatMap((gap) => gap.options) ?? [])].join(' '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "cloze Lead Iron Gold Tin Copper Zinc Lead Iron Gold Tin Copper Zinc",
      "mcq Tin Zinc Copper Iron Gold Lead",
      "order Metaphase Cytokinesis Anaphase Prophase Telophase",
      "match Au Cu Pb Fe Sn",
      "msq Gold Iron Copper Lead Tin Zinc",
    ]
  `);
});
