import { expect, test } from 'vitest';
import { readText } from '../../server/adapters/files/text-formats';
import { IMPORT_MAXIMUM_QUESTIONS } from '../../shared/constants';

const read = (text: string) => {
  const { format, questions, skipped } = readText(text);
  expect(format).toBe('csv');
  return { questions, skipped };
};

const row = (...cells: string[]) => cells.join('\t');

const D2L = `//WRITTEN RESPONSE,,,,
NewQuestion,WR,,,
ID,BIO-1,,,
Title,Moss,,,
QuestionText,"Why does moss, in shade, thrive?",,,
Points,4,,,
Difficulty,7,,,
Image,images/moss.jpg,,,
InitialText,Because,,,
AnswerKey,It needs little light.,,,
Hint,Think of light.,,,
Feedback,Moss has no roots.,,,
,,,,
NewQuestion,SA,,,
QuestionText,Name a moss.,,,
InputBox,3,40,,
Answer,100,peat * moss,,
Answer,50,moss,sensitive,
Answer,100,pe[ae]t,regexp,
,,,,
NewQuestion,M,,,
QuestionText,Match.,,,
Scoring,EquallyWeighted,,,
Choice,1,cat,,
Choice,2,cow,,
Match,2,calf,,
Match,1,kitten,,
Match,9,foal,,
,,,,
NewQuestion,M,,,
QuestionText,Sort.,,,
Scoring,AllOrNothing,,,
Choice,1,bird,,
Choice,2,fish,,
Choice,3,insect,,
Match,1,hen,,
Match,1,duck,,
Match,2,cod,,
,,,,
NewQuestion,MC,,,
QuestionText,"<p>Which is <b>wet</b>?</p>",HTML,,
Points,2,,,
Option,0,B,,No.
Option,100,A < B,,Yes.
Option,25,ice,,
,,,,
NewQuestion,TF,,,
QuestionText,Moss has roots.,,,
TRUE,0,Look closer.,,
FALSE,100,It has none.,,
,,,,
NewQuestion,MS,,,
QuestionText,Which swim?,,,
Scoring,RightAnswers,,,
Option,1,cod,,
Option,0,hen,,
Option,1,eel,,
,,,,
NewQuestion,O,,,
QuestionText,From small to large.,,,
Scoring,RightMinusWrong,,,
Item,ant,NOT HTML,Small.,
Item,<i>cat</i>,HTML,,
Item,cow,,,
Feedback ,By weight.,,,
`;

test('each question type in a CSV of D2L Brightspace is read', () => {
  const { questions, skipped } = read(D2L);
  expect(skipped).toEqual([]);
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    {
      ...{ type: 'long', text: 'Why does moss, in shade, thrive?', maximumMarks: 4 },
      ...{ correctAnswer: 'It needs little light.', explanation: 'Moss has no roots.' },
    },
    { type: 'short', text: 'Name a moss.', correctAnswer: 'peat * moss' },
    { type: 'match', left: ['cat', 'cow'], right: ['kitten', 'calf', 'foal'] },
    { type: 'match', left: ['hen', 'duck', 'cod'], right: ['bird', 'fish', 'insect'], partialCredit: false },
    {
      ...{ type: 'mcq', text: 'Which is **wet**?', options: ['B', 'A < B', 'ice'], correctAnswer: 'A < B' },
      ...{ maximumMarks: 2, feedback: { B: 'No.', 'A < B': 'Yes.' }, weights: { ice: 25 } },
    },
    {
      ...{ type: 'mcq', options: ['True', 'False'], correctAnswer: 'False' },
      feedback: { True: 'Look closer.', False: 'It has none.' },
    },
    { type: 'msq', options: ['cod', 'hen', 'eel'], correctAnswer: ['cod', 'eel'], weights: {} },
    { type: 'order', correctAnswer: ['ant', '*cat*', 'cow'], explanation: 'By weight.' },
  ]);
  expect(questions[0]).toMatchObject({ line: 2, name: 'Moss' });
  expect(questions[0]?.notes.join('\n')).toMatch(/moss\.jpg[\s\S]*Because|Because[\s\S]*moss\.jpg/);
  expect(questions.map(({ problems }) => problems.length)).toEqual([0, 1, 0, 0, 0, 0, 0, 0]);
  expect(questions[1]?.notes.join('\n')).toMatch(/50%/);
  expect(questions[6]?.notes.join('\n')).toContain('RightAnswers');
});

test('D2L with semicolons, or with an unknown type and unknown rows, loses nothing', () => {
  expect(
    read('NewQuestion;MC\nQuestionText;So, or so?\nOption;0;no\nOption;100;yes').questions,
  ).toMatchObject([{ draft: { text: 'So, or so?', correctAnswer: 'yes' } }]);
  const { questions } = read('NewQuestion,LIK,,\nQuestionText,Agree?,,\nAnswer,100,much,\nColour,red,,');
  expect(questions).toMatchObject([{ draft: { type: 'long', text: 'Agree?' } }]);
  expect(questions[0]?.problems).toHaveLength(1);
  expect(questions[0]?.notes.join('\n')).toMatch(/much[\s\S]*red/);
});

test('endless rows are read within the time of a test', () => {
  const two = row('TF', 'So?', 'true');
  for (const text of [
    '['.repeat(100_000),
    '[a] '.repeat(50_000),
    '<a '.repeat(50_000),
    `${'a'.repeat(99)} [a]`,
  ])
    for (const code of ['FIB_PLUS', 'MC', 'JUMBLED_SENTENCE'])
      expect(read(`${row(code, text, 'a', 'b')}\n${two}`).questions).toHaveLength(2);
  expect(read(`${two}\n`.repeat(20_000)).questions).toHaveLength(IMPORT_MAXIMUM_QUESTIONS + 1);
});

test('2,000 D2L questions may have more rows than a sheet', () => {
  const one = 'NewQuestion,MC\nTitle,t\nQuestionText,So?\nPoints,1\nOption,100,yes\nOption,0,no\n';
  expect(read(one.repeat(2000)).questions).toHaveLength(2000);
});

const BLACKBOARD = [
  row('MC', 'Which, of these, swims?', 'hen', 'incorrect', 'cod', 'correct'),
  row('MA', 'Which, then, fly?', 'owl', 'correct', 'cod', 'incorrect', 'bee', 'Correct'),
  row('TF', 'Bees, alas, sting.', 'true'),
  row('ESS', 'Why, then?', 'They fear.'),
  row('ESS', 'And you?'),
  row('ORD', 'From small, to large', 'ant', 'cat', 'cow'),
  row('MAT', 'Match, please', 'cat', 'kitten', 'cow', 'calf'),
  row('FIB', 'A young cow, ____', 'calf', 'a calf'),
  row('FIB_PLUS', 'A [b] barks, a [c] {purrs}', 'b', 'dog', 'a <dog> # 1', '', 'c', 'cat'),
  row('NUM', 'Legs, of a bee', '6', '0.5'),
  row('SR', 'Name, one', 'owl'),
  row('JUMBLED_SENTENCE', 'A [x] sees a [y].', 'cat', 'x', '', 'tree', '', 'mouse', 'y', ''),
  row('OP', 'Are bees, on the whole, nice?'),
  row('FIL', 'Hand in, please'),
  row('QUIZ_BOWL', 'It barks, at night', 'What', '', 'dog'),
];

test("each question type of Blackboard's tab-separated format is read", () => {
  for (const text of [BLACKBOARD.join('\n'), `\ufeff${BLACKBOARD.join('\r\n')}\r\n`]) {
    const { questions, skipped } = read(text);
    expect(skipped).toEqual([]);
    expect(questions.map(({ draft }) => draft)).toMatchObject([
      { type: 'mcq', text: 'Which, of these, swims?', options: ['hen', 'cod'], correctAnswer: 'cod' },
      { type: 'msq', options: ['owl', 'cod', 'bee'], correctAnswer: ['owl', 'bee'], partialCredit: false },
      { type: 'mcq', options: ['True', 'False'], correctAnswer: 'True' },
      { type: 'long', text: 'Why, then?', correctAnswer: 'They fear.' },
      { type: 'long', text: 'And you?', correctAnswer: '' },
      { type: 'order', correctAnswer: ['ant', 'cat', 'cow'] },
      { type: 'match', left: ['cat', 'cow'], right: ['kitten', 'calf'] },
      { type: 'short', correctAnswer: 'calf\na calf' },
      {
        ...{ type: 'cloze', text: 'A _____ barks, a _____ {purrs}' },
        correctAnswer: [['dog', 'a <dog> # 1'], ['cat']],
      },
      { type: 'number', correctAnswer: { value: 6, tolerance: 0.5, unit: '' } },
      { type: 'long', correctAnswer: 'owl' },
      {
        ...{ type: 'cloze', text: 'A _____ sees a _____.', correctAnswer: [['cat'], ['mouse']] },
        gaps: [{ options: ['cat', 'tree', 'mouse'] }, { options: ['cat', 'tree', 'mouse'] }],
      },
      { type: 'long' },
      { type: 'long' },
      { type: 'long' },
    ]);
    expect(questions.map(({ line }) => line)).toEqual(BLACKBOARD.map((_, at) => at + 1));
    const faulty = questions.filter(({ problems }) => problems.length > 0).map(({ line }) => line);
    expect(faulty).toEqual([13, 14, 15]);
    expect(questions[14]?.notes.join('\n')).toMatch(/What[\s\S]*dog/);
  }
});
