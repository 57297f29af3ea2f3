import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../../server/testing/property';
import type { PupilReport } from '../../../shared/reports/schema';
import { fitSheet } from './fit-sheet';
import { cutToWidth, textWidth } from './text-width';

const quiz = (at: number, more: Partial<PupilReport['quizzes'][number]> = {}) => ({
  ...{ quizId: `q${at}`, title: `Quiz ${at}`, state: 'released' as const, at: 1000 - at },
  ...{ score: 1, maxScore: 2, percentage: 50, comment: null, answerComments: [], ...more },
});
const topic = (name: string, questionCount: number) => ({
  ...{ topic: name, share: 0.5, low: 0.2, high: 0.8, mastery: 'too-little' as const, questionCount },
});
const report = (of: Partial<PupilReport>): PupilReport => ({
  ...{ classId: 'c', className: '7b', memberId: 'm', name: 'Asha Rao', number: null, schoolName: 'School' },
  ...{ madeAt: 1000, from: null, to: null, quizzes: [], topics: [], choices: [] },
  ...{ mean: null, grade: null, ...of },
});

test('the newest of more than 20 quizzes are shown, and the topics with most questions of more than 8', () => {
  const sheet = fitSheet(
    report({
      quizzes: Array.from({ length: 23 }, (_, at) => quiz(at)),
      topics: ['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((name, at) => topic(name, at)),
    }),
  );
  expect(sheet.quizzes.at(-1)?.quizId).toBe('q19');
  expect(sheet.quizzesLeftOut).toBe(3);
  expect(sheet.topics.map((each) => each.topic)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(sheet.topicsLeftOut).toBe(1);
});

test('a few comments are shown whole, on one line', () => {
  const answerComments = [{ number: 3, text: 'See  page\n9.' }];
  const sheet = fitSheet(report({ quizzes: [quiz(1, { comment: 'Well done.', answerComments })] }));
  expect(sheet.comments).toEqual([
    { title: 'Quiz 1', questionNumber: null, text: 'Well done.' },
    { title: 'Quiz 1', questionNumber: 3, text: 'See page 9.' },
  ]);
  expect(sheet).toMatchObject({ commentsLeftOut: 0, isCut: false });
});

test('if comments must be cut, none is left out while each has a line', () => {
  const long = 'word '.repeat(200);
  const sheet = fitSheet(
    report({ quizzes: Array.from({ length: 8 }, (_, at) => quiz(at, { comment: long })) }),
  );
  expect(sheet).toMatchObject({ commentsLeftOut: 0, isCut: true });
  expect(sheet.comments.every(({ text }) => text.endsWith('…'))).toBe(true);
});

test('a sheet never exceeds its space, whatever its texts', () => {
  const text = fc.oneof(fc.string({ maxLength: 1000 }), fc.string({ unit: 'grapheme', maxLength: 400 }));
  const some = fc.array(
    fc.record({
      title: fc.string({ maxLength: 200 }),
      comment: text,
      answers: fc.array(text, { maxLength: 5 }),
    }),
    { maxLength: 30 },
  );
  checkProperty(
    fc.property(
      some,
      fc.string({ maxLength: 300, unit: fc.constantFrom('a', ' ', '\n') }),
      fc.nat(12),
      (written, note, topicCount) => {
        const quizzes = written.map(({ title, comment, answers }, at) =>
          quiz(at, {
            title,
            comment,
            answerComments: answers.map((each, number) => ({ number, text: each })),
          }),
        );
        const topics = Array.from({ length: topicCount }, (_, at) => topic(`Topic ${at}`, at));
        const sheet = fitSheet(report({ quizzes, topics }), note);
        const lines = sheet.comments.reduce(
          (sum, comment) => sum + Math.ceil((textWidth(comment.title) + 15 + textWidth(comment.text)) / 100),
          0,
        );
        const noteLines = sheet.note === '' ? 0 : sheet.note.split('\n').length;
        expect(noteLines).toBeLessThanOrEqual(4);
        const rows = sheet.quizzes.length + sheet.topics.length;
        expect(3.75 * (lines + noteLines) + 4.8 * rows).toBeLessThanOrEqual(225);
      },
    ),
  );
});

test('a text is cut by its width, not by its number of letters', () => {
  expect(cutToWidth('short', 40)).toBe('short');
  expect(textWidth('山田')).toBe(4);
  expect(textWidth('é'.normalize('NFD'))).toBe(1);
  checkProperty(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, width) => {
      expect(textWidth(cutToWidth(text, width))).toBeLessThanOrEqual(Math.max(width, 1));
    }),
  );
});
