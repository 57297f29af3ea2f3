import { expect, test } from 'vitest';
import type { StudentTerm } from './student-term';
import { wantsALook } from './wants-a-look';

const marked = (...percents: (number | null)[]): Pick<StudentTerm, 'marks'> => ({
  marks: percents.map((percent, at) => ({
    column: {
      ...{ quizId: `q${at}`, title: `Quiz ${at}`, folder: '', tags: [], date: 0, isAssigned: true },
      ...{ namesHidden: false, weightPercent: 100, maxScore: 10, states: '', scores: [] },
    },
    ...{ state: 'marked', score: percent, maxScore: 10, note: null, percent, classMean: null },
  })),
});
const reported = (...states: ('absent' | 'open' | 'released' | 'waiting')[]) => ({
  quizzes: states.map((state, at) => ({
    ...{ quizId: `q${at}`, title: `Quiz ${at}`, state, at: 0, score: null, maxScore: null },
    ...{ percentage: null, comment: null, answerComments: [] },
  })),
});
const appeal = { quizId: 'q0', title: 'Quiz 0', questionId: 'a', number: 1, text: 'Please', askedAt: 1 };

const kindsOf = (seen: Partial<Parameters<typeof wantsALook>[0]>) =>
  wantsALook({ term: marked(), report: undefined, secondLooks: [], ...seen }).map(({ kind }) => kind);

test.each([
  ['two of the last three quizzes below 60%', [59, 80, 20], ['weak']],
  ['one of the last three', [59, 80, 60], []],
  ['an old one does not count', [80, 59, 80, 20], []],
  ['a quiz without marks is passed over', [null, 59, 80, 20], ['weak']],
  ['no marks at all', [null, null], []],
])('%s', (_, percents, kinds) => {
  expect(kindsOf({ term: marked(...percents) })).toEqual(kinds);
});

test.each([
  ['the last two quizzes missed', ['absent', 'absent', 'released'], ['missed']],
  ['one that can still be taken is not missed', ['open', 'absent', 'released'], []],
  ['two missed before one that can still be taken', ['open', 'absent', 'absent'], ['missed']],
  ['a quiz between them was taken', ['absent', 'waiting', 'absent'], []],
] as const)('%s', (_, states, kinds) => {
  expect(kindsOf({ term: marked(50, 90, 90), report: reported(...states) })).toEqual(kinds);
});

test('a quiz of another class is not missed in this one', () => {
  expect(kindsOf({ term: marked(90), report: reported('absent', 'absent') })).toEqual([]);
});

test('an open second look comes first, an answered one needs nothing', () => {
  const open = { ...appeal, answer: null, answeredAt: null };
  const answered = { ...appeal, answer: 'Yes', answeredAt: 2 };
  expect(kindsOf({ term: marked(50, 50), secondLooks: [open] })).toEqual(['second-look', 'weak']);
  expect(kindsOf({ secondLooks: [answered] })).toEqual([]);
});
