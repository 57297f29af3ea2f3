import { expect, test } from 'vitest';
import { readGift } from './read-gift';

const drafts = (text: string) => readGift(text).questions.map(({ draft }) => draft);

test('gaps in Cloze code can be typed, lists and numbers, with their marks', () => {
  const text = '::Trip:: We {2:SA:=drove~=rode} {1:MULTICHOICE:~at~=to} Rome in {1:NM:=2:0.5} days.';
  expect(readGift(text).questions).toMatchObject([
    {
      name: 'Trip',
      problems: [],
      draft: {
        type: 'cloze',
        text: 'We _____ _____ Rome in _____ days.',
        gaps: [
          { kind: 'text', marks: 2 },
          { kind: 'select', options: ['at', 'to'], marks: 1 },
          { kind: 'number', marks: 1 },
        ],
        correctAnswer: [['drove', 'rode'], ['to'], ['2 ± 0.5']],
        maximumMarks: 4,
      },
    },
  ]);
});

test('paragraphs with Cloze gaps are one text up to the next title, with a note', () => {
  const text =
    '$CATEGORY: verbs\n\n::A:: Fill in.\n\nI {1:SA:=am}.\n\nYou {1:SA:=are}.\n\n::B:: He {1:SA:=is}.';
  expect(drafts(text).map((draft) => draft.text)).toEqual([
    'Fill in.\n\nI _____.\n\nYou _____.',
    'He _____.',
  ]);
  expect(readGift(text).questions[0]?.notes).toHaveLength(1);
});

test('Cloze gaps beside other answers need work, and escaped signs are literal', () => {
  expect(readGift('I {1:SA:=am} {=here}.').questions[0]?.problems).toHaveLength(1);
  expect(drafts('Type {1:SA:=a\\}b\\~c}.')).toMatchObject([{ correctAnswer: [['a}b~c']] }]);
});
