import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTyped } from '../../server/rules/import/typed/read-typed';
import { checkProperty } from '../../server/testing/property';
import { type PlainQuestion, plainQuestion, typedIn, typedStyle } from './typed-style';

const TYPES = { choice: 'mcq', several: 'msq', written: 'short', trueFalse: 'mcq', gaps: 'cloze' } as const;

const keyOf = ({ kind, right }: PlainQuestion): unknown =>
  kind === 'several' ? right : kind === 'gaps' ? right.map((text) => [text]) : right[0];

test('random questions are read back in every style of typing', () => {
  const quizzes = fc.tuple(typedStyle, fc.array(plainQuestion, { minLength: 2, maxLength: 6 }));
  checkProperty(
    fc.property(quizzes, ([style, questions]) => {
      // A single answer is not recognisable as a list.
      fc.pre(style.key !== 'list' || questions.filter(({ kind }) => kind !== 'gaps').length > 1);
      const read = readTyped(typedIn(style, questions));
      expect(read.questions.map(({ draft, problems }) => ({ ...draft, problems }))).toMatchObject(
        questions.map((question) => ({
          ...{ type: TYPES[question.kind], text: question.text, correctAnswer: keyOf(question) },
          ...{ maximumMarks: question.marks, problems: [] },
          ...(question.options.length > 0 && { options: question.options }),
        })),
      );
    }),
    { numRuns: 300 },
  );
});
