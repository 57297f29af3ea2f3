import { type CheckResult, relianceOf } from '../../../shared/marking/spot-check';
import type { QuizResults, RescoredQuestion, StudentResult } from '../../../shared/results/schema';
import { withResults } from './with-marks';

interface Answered extends RescoredQuestion {
  readonly questionId: string;
  /** The page at the time of the request: an answer marked since keeps its mark. */
  readonly asked: QuizResults | undefined;
}

/** The results with the server's marks of one question; unchanged students keep their objects. */
export function withRescored(
  results: QuizResults,
  { questionId, asked, rescored, marks, reliance, rubric }: Answered,
): QuizResults {
  const before = new Map(asked?.results.map((student) => [student.studentId, resultOf(student, questionId)]));
  const now = new Map(marks.map(({ studentId, result }) => [studentId, result]));
  const { [questionId]: _, ...others } = results.rescored;
  return {
    ...results,
    rubrics: { ...results.rubrics, [questionId]: rubric },
    reliance: reliance
      ? { ...checkedAs(results.reliance, reliance), [questionId]: reliance }
      : results.reliance,
    rescored: rescored ? { ...others, [questionId]: rescored } : others,
    results: results.results.map((student) => {
      const [shown, next] = [resultOf(student, questionId), now.get(student.studentId)];
      if (!shown || !next || shown !== before.get(student.studentId)) return student;
      return JSON.stringify(shown) === JSON.stringify(next) ? student : withResults(student, [next]);
    }),
  };
}

/** The other questions with the current spot check. */
const checkedAs = (
  others: QuizResults['reliance'],
  { checked, right }: CheckResult,
): QuizResults['reliance'] =>
  Object.fromEntries(
    Object.entries(others).map(([id, { needs }]) => [
      id,
      relianceOf(needs === 'marks' ? 0 : Number.POSITIVE_INFINITY, { checked, right }),
    ]),
  );

const resultOf = ({ evaluationResults }: StudentResult, questionId: string) =>
  evaluationResults.find((result) => result.questionId === questionId);
