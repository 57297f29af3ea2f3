import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../server/testing/factories';
import { aStage } from '../../server/testing/stage';
import { newIdOf, write } from '../../server/testing/unfinished';
import { aWorld } from '../../server/testing/world';

const KEY = JSON.parse('{"__proto__":"Iron","constructor":"Copper","10":"Zinc","2":"Iron"}');
const MATCH = {
  ...{ type: 'match', text: 'Which is which?', maximumMarks: 2, partialCredit: true },
  ...{ left: ['constructor', '__proto__', '10', '2'], right: ['Iron', 'Copper', 'Zinc', 'Tin'] },
  correctAnswer: KEY,
};
const STEPS = ['Wake up', 'Wash', 'Eat', 'Leave'];
const ORDER = {
  ...{ type: 'order', text: 'In which order?', maximumMarks: 2, partialCredit: true },
  ...{ options: STEPS, correctAnswer: STEPS },
};

/** The two questions as shown to each of many students. */
async function shownToMany(count: number) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [MATCH, ORDER] });
  const shown = [];
  for (let at = 0; at < count; at += 1) {
    const { student, quiz: first } = await aStarter(world, quiz, `Student ${at}`);
    const again = await student.rest('POST', '/student/attempt', { shareId: quiz.shareId });
    shown.push({ first, again: again.body.quiz });
  }
  return shown;
}

test('left sides may have any name, and may share a right side', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [MATCH] });
  const [id = ''] = quiz.questionIds;
  const part = JSON.parse('{"__proto__":"Iron","constructor":"Copper","2":"Tin","10":""}');
  const sam = await aSubmitter(world, quiz, { name: 'Sam', answers: { [id]: KEY } });
  await aSubmitter(world, quiz, { name: 'Pat', answers: { [id]: part } });
  await evaluate(world, quiz);
  const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
  const lines = new Map(body.results.map((line: { studentName: string }) => [line.studentName, line]));
  expect(lines.get('Sam')).toMatchObject({ score: 2 });
  expect(lines.get('Pat')).toMatchObject({ score: 1 });
  const { body: dashboard } = await sam.student.rest('GET', '/student/');
  const stored = Object.values<{ answers: Record<string, object> }>(dashboard.attempts)[0]?.answers;
  const kept = new Map(Object.entries(stored ?? {})).get(id);
  expect(new Map(Object.entries(kept ?? {}))).toEqual(new Map(Object.entries(KEY)));
});

test('options to be ordered and right sides are shuffled per student, and stay so after a reload', async () => {
  const shown = await shownToMany(12);
  for (const { first, again } of shown) expect(again).toEqual(first);
  const orders = (at: number, field: string) => shown.map(({ first }) => String(first.questions[at][field]));
  expect(new Set(orders(0, 'right')).size).toBeGreaterThan(3);
  expect(new Set(orders(0, 'left')).size).toBe(1);
  expect(new Set(orders(1, 'options')).size).toBeGreaterThan(3);
  expect(orders(1, 'options')).not.toContain(String(STEPS));
  for (const order of orders(1, 'options')) expect(order.split(',').sort()).toEqual([...STEPS].sort());
});

test('no page of a student contains the key', async () => {
  const [{ first } = { first: undefined }] = await shownToMany(1);
  expect(Object.keys(first.questions[0])).not.toContain('correctAnswer');
  expect(Object.keys(first.questions[1])).not.toContain('correctAnswer');
});

test('what speaks of the others moves like any other', async () => {
  const world = aWorld();
  const options = ['One', 'Two', 'All of the above', 'Both A and B'];
  const quiz = await aPublishedQuiz(world, {
    settings: { shuffleOptions: true },
    questions: [{ ...ORDER, options, correctAnswer: [...options].reverse() }],
  });
  const places = new Set<number>();
  for (let at = 0; at < 12; at += 1) {
    const { quiz: seen } = await aStarter(world, quiz, `Student ${at}`);
    places.add(seen.questions[0].options.indexOf('All of the above'));
  }
  expect(places.size).toBeGreaterThan(1);
});

const faults: readonly (readonly [string, object, string])[] = [
  ['a pair that lacks a side', { left: ['Fe', ''] }, 'Every pair needs both of its sides'],
  ['one pair alone', { left: ['Fe'], correctAnswer: { Fe: 'Iron' } }, 'Provide at least two pairs'],
  ['left sides that are the same', { left: ['Fe', ' Fe'] }, 'Left sides must be unique'],
  ['right sides that are the same', { right: ['Iron', 'Iron '] }, 'Answers on the right must be unique'],
  [
    'a left side without its partner',
    { correctAnswer: { Fe: 'Iron' } },
    'Every pair needs both of its sides',
  ],
  [
    'a partner that is not there',
    { correctAnswer: { Fe: 'Iron', Cu: 'Gold' } },
    'Correct answers must be among the answers on the right',
  ],
  [
    'a partner of nothing',
    { correctAnswer: { Fe: 'Iron', Cu: 'Copper', Ag: 'Iron' } },
    'Correct answers must belong to the left sides',
  ],
];

test.each(faults)('%s makes a question unfinished', async (_, change, sentence) => {
  const stage = await aStage('draft');
  const whole = {
    left: ['Fe', 'Cu'],
    right: ['Iron', 'Copper'],
    correctAnswer: { Fe: 'Iron', Cu: 'Copper' },
  };
  const question = { type: 'match', text: 'Which?', maximumMarks: 1, ...whole, ...change };
  const { body } = await write(stage, { newId: newIdOf(1), ...question });
  expect(body.isFinished).toBe(false);
  expect(body.issues.map((issue: { sentence: string }) => issue.sentence)).toContain(sentence);
});

test('an order contains every option once', async () => {
  const stage = await aStage('draft');
  for (const correctAnswer of [
    ['Wash', 'Eat'],
    [...STEPS, 'Eat'],
    ['Wash', 'Wash', 'Eat', 'Leave'],
    'Wash',
  ]) {
    const { body } = await write(stage, { newId: newIdOf(1), ...ORDER, correctAnswer });
    expect(body.issues).toEqual([
      { field: 'correctAnswer', sentence: 'Provide every option once in the right order' },
    ]);
  }
});
