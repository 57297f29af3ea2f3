import { expect, test } from 'vitest';
import { readText } from '../../server/adapters/files/text-formats';

const read = (text: string) => {
  const { format, questions, skipped } = readText(text);
  expect(format).toBe('csv');
  return { questions, skipped };
};

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

test('each type of question that D2L Brightspace writes to CSV is read', () => {
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

test('D2L with semicolons, or a type and rows that are not known, loses nothing', () => {
  expect(
    read('NewQuestion;MC\nQuestionText;So, or so?\nOption;0;no\nOption;100;yes').questions,
  ).toMatchObject([{ draft: { text: 'So, or so?', correctAnswer: 'yes' } }]);
  const { questions } = read('NewQuestion,LIK,,\nQuestionText,Agree?,,\nAnswer,100,much,\nColour,red,,');
  expect(questions).toMatchObject([{ draft: { type: 'long', text: 'Agree?' } }]);
  expect(questions[0]?.problems).toHaveLength(1);
  expect(questions[0]?.notes.join('\n')).toMatch(/much[\s\S]*red/);
});

test('2,000 questions of D2L have more rows than a sheet', () => {
  const one = 'NewQuestion,MC\nTitle,t\nQuestionText,So?\nPoints,1\nOption,100,yes\nOption,0,no\n';
  expect(read(one.repeat(2000)).questions).toHaveLength(2000);
});
