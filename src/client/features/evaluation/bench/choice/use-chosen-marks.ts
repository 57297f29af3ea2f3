import { useState } from 'react';
import type { AnswerMark } from '../../../../../shared/results/bench-rows';
import { useMarking } from '../../use-marking';

/** One mark for all who chose the same, and the way back to what they had. */
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

  /** Which of them was given a mark here last, while that can be undone. */
  return { give, undo, givenId: canUndo ? givenId : undefined };
}
