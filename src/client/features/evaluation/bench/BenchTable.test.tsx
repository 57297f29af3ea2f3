import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { QuizResults } from '../../../../shared/results/schema';
import { aQuizResults } from '../../../../shared/testing/a-quiz-results';
import { TeacherProviders } from '../../../platform/trpc';
import { CommentsProvider } from '../comments/use-comments';
import { withMarks } from '../with-marks';
import { BenchTable } from './BenchTable';
import { useBench } from './use-bench';

/** An answer that counts its renders: only rendering iterates over the list. */
class CountedAnswer extends Array<string> {
  draws = 0;
  override map<Shown>(show: (value: string, at: number, all: string[]) => Shown): Shown[] {
    this.draws += 1;
    return super.map(show);
  }
}

function aClassOf(size: number) {
  const answers = Array.from({ length: size }, (_, at) => CountedAnswer.of(`answer ${at}`) as CountedAnswer);
  return {
    answers,
    results: aQuizResults({ students: answers.map((q1) => ({ scores: [1, 1], answers: { q1 } })) }),
  };
}

function Table({ results }: { results: QuizResults }) {
  const [question] = results.questions;
  if (!question) throw new Error('There is a question.');
  const bench = useBench(results, question, () => '');
  const acts = { give: () => {}, keep: () => {}, keepPile: () => {} };
  return (
    <TeacherProviders>
      <CommentsProvider quizId="quiz1">
        <button type="button" onClick={() => bench.move(1)}>
          Down
        </button>
        <BenchTable question={question} number={1} bench={bench} acts={acts} />
      </CommentsProvider>
    </TeacherProviders>
  );
}

test('a key re-renders only the row that loses the focus and the one that gets it', async () => {
  const { answers, results } = aClassOf(40);
  render(<Table results={results} />);
  const before = answers.map(({ draws }) => draws);
  await userEvent.click(screen.getByRole('button', { name: 'Down' }));
  expect(screen.getAllByRole('row', { selected: true })[0]?.textContent).toContain('answer 1');
  expect(answers.filter(({ draws }, at) => draws !== before[at])).toHaveLength(2);
});

test('a mark re-renders only its own row', () => {
  const { answers, results } = aClassOf(40);
  const { rerender } = render(<Table results={results} />);
  const before = answers.map(({ draws }) => draws);
  rerender(<Table results={withMarks(results, [{ studentId: 'student8', questionId: 'q1', marks: 0 }])} />);
  expect(
    screen.getByRole('row', { name: /answer 7/ }).querySelector('[aria-pressed="true"]')?.textContent,
  ).toBe('0');
  expect(answers.flatMap(({ draws }, at) => (draws !== before[at] ? [at] : []))).toEqual([7]);
});

test('a pile offers to be kept while it has answers to keep from the focused row on', () => {
  const { results } = aClassOf(3);
  const suggested = results.results.map((student) => ({
    ...student,
    evaluationResults: student.evaluationResults.map((each) => ({ ...each, source: 'built-in' as const })),
  }));
  const { rerender } = render(<Table results={{ ...results, results: suggested }} />);
  expect(screen.getByText(/accept all from here/)).toBeDefined();
  rerender(<Table results={results} />);
  expect(screen.queryByText(/accept all from here/)).toBeNull();
});
