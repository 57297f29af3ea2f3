import { expect, test } from 'vitest';
import type { QuizResults, ReviewedResult } from '../../../shared/results/schema';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { uncheckedCount } from './unchecked';

const found = (group: string) => ({ matched: [], missing: [], guards: [], group, priority: 0 });
const sure = { source: 'built-in', confidence: 0.93, findings: found('own') } as const;

/** Results of three students with these marks on the first question. */
function aClass(
  marks: readonly Partial<ReviewedResult>[],
  reliance: QuizResults['reliance'] = { q1: { needs: 'spot-check', checked: 0, right: 0 } },
) {
  const quiz = aQuizResults({ students: marks.map(() => ({ scores: [1, 1] })) });
  const results = quiz.results.map((student, at) => ({
    ...student,
    evaluationResults: student.evaluationResults.map((result) =>
      result.questionId === 'q1' ? { ...result, ...marks[at] } : result,
    ),
  }));
  return { results, reliance };
}

test('sure suggestions rest on the grader alone until their question has passed its spot check', () => {
  const marks = [sure, { ...sure, source: 'ai' as const }, { ...sure, needsReview: true }];
  expect(uncheckedCount(aClass(marks))).toBe(2);
  expect(uncheckedCount(aClass(marks), 'q2')).toBe(0);
  expect(uncheckedCount(aClass(marks, { q1: { needs: 'nothing', checked: 5, right: 5 } }))).toBe(0);
  expect(uncheckedCount(aClass(marks, { q1: { needs: 'marks', checked: 0, right: 0 } }))).toBe(2);
});

test('marks by a rule, the key, the teacher, or equal to a teacher-marked answer are not counted', () => {
  const plain = { ...sure, confidence: 1 };
  const given = { ...sure, source: 'teacher', findings: found('marked') } as const;
  const same = { ...sure, findings: found('marked') };
  expect(uncheckedCount(aClass([plain, given, same]))).toBe(0);
  expect(uncheckedCount(aClass([plain, { source: 'auto' }, sure]))).toBe(1);
});
