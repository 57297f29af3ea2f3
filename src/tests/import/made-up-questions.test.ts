import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../server/testing/property';
import { toDraft } from '../../shared/question/draft';
import { toQuestion } from '../../shared/question/from-draft';
import { validateQuestion } from '../../shared/question/validate';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { madeUpQuestion } from './made-up-questions';

test.each(QUESTION_TYPES)('a random %s question can be saved, and stays unchanged', (type) => {
  checkProperty(
    fc.property(madeUpQuestion(type), (question) => {
      expect(validateQuestion(toDraft(question), { useQuestionTimer: false })).toEqual([]);
      expect(toQuestion(toDraft(question), '', null)).toEqual(question);
    }),
    { numRuns: 200 },
  );
});
