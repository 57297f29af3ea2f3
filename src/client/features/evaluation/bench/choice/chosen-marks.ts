import { useState } from 'react';
import type { QuizResults } from '../../../../../shared/results/schema';
import type { AnswerMark } from '../../../../rules/results/bench-rows';
import { findResult } from '../../../../rules/results/mark-state';
import { useMarking } from '../../use-marking';

/** One mark for everyone with the same choice, with an undo. */
export function useChosenMarks(questionId: string) {
  const { giveMarks, undoLast, canUndo } = useMarking();
  const [givenId, setGivenId] = useState<string>();

  const give = (chosenId: string, members: readonly AnswerMark[], marks: number) => {
    const studentIds = members
      .filter(({ result }) => result.score !== marks || result.source !== 'teacher')
      .map(({ studentId }) => studentId);
    if (studentIds.length === 0) return;
    setGivenId(chosenId);
    giveMarks({ questionId, marks, studentIds });
  };

  const undo = () => {
    setGivenId(undefined);
    undoLast();
  };

  /** The choice marked last, while that can be undone. */
  return { give, undo, givenId: canUndo ? givenId : undefined };
}

/** Some students' evaluated answers to a question. */
export function membersOf(
  { results }: Pick<QuizResults, 'results'>,
  questionId: string,
  studentIds: readonly string[],
): AnswerMark[] {
  const wanted = new Set(studentIds);
  return results.flatMap((student) => {
    const result = wanted.has(student.studentId) ? findResult(student, questionId) : undefined;
    return result ? [{ studentId: student.studentId, result }] : [];
  });
}

/** The distinct marks of some answers with their counts, highest first. */
export const marksSpread = (members: readonly AnswerMark[]): { marks: number; count: number }[] =>
  [...Map.groupBy(members, ({ result }) => result.score)]
    .map(([marks, same]) => ({ marks, count: same.length }))
    .sort((left, right) => right.marks - left.marks);
