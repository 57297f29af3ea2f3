import type { LateSubmission } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { keptApart } from '../../rules/attempt/kept-apart';
import { readLateAccepted } from '../attempts/check-history';
import { getQuestionsSeen } from '../attempts/course';
import { withoutName } from '../marking/names/hidden';
import type { QuizRecord } from '../quizzes/find';
import { lateChanges } from './late-changes';
import { supervisionStore } from './store';
import { toLateSubmission } from './views';

/**
 * Answers received after closing, during a pause, or after their question's time, oldest first, with the changes they would make.
 * The latter two kinds are listed once the attempt is over, unless newer answers exist.
 */
export function listLateSubmissions(
  deps: Pick<Deps, 'db' | 'arrangements' | 'pseudonyms' | 'policy'>,
  { quiz, namesHidden }: { quiz: QuizRecord; namesHidden: boolean },
): LateSubmission[] {
  const rows = supervisionStore(deps.db).listLate.all({ quizId: quiz.id, teacherId: quiz.teacherId });
  return rows.flatMap((row) => {
    const { attempt, late } = row;
    const kept = keptApart(late.body);
    const submission = toLateSubmission({
      ...row,
      cameAt: kept?.cameAt ?? {},
      questions: getQuestionsSeen(deps, attempt),
      ...(late.decision === 'accepted'
        ? readLateAccepted(deps, attempt.id)
        : lateChanges(deps, attempt, late.body)),
    });
    const isListed = submission.changes.length > 0 || late.decision !== null || kept === null;
    if (!isListed) return [];
    return namesHidden
      ? [{ ...withoutName(submission), attemptId: deps.pseudonyms(attempt.id) }]
      : [submission];
  });
}
