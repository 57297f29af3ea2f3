import { keptInPause } from '../../../shared/attempt/kept-in-pause';
import type { LateSubmission } from '../../../shared/supervision/schema';
import type { Deps } from '../../deps';
import { readLateAccepted } from '../attempts/check-history';
import { getQuestionsSeen } from '../attempts/course';
import type { QuizRecord } from '../quizzes/find';
import { lateChanges } from './late-changes';
import { supervisionStore } from './store';
import { toLateSubmission } from './views';

/** What came for a quiz after its attempt was closed or while it was paused, oldest first, with what it would change;
 * what a pause has kept is listed once the attempt is over, as far as nothing newer stands. */
export function listLateSubmissions(
  deps: Pick<Deps, 'db' | 'arrangements' | 'policy'>,
  { quiz }: { quiz: QuizRecord },
): LateSubmission[] {
  const rows = supervisionStore(deps.db).listLate.all({ quizId: quiz.id, teacherId: quiz.teacherId });
  return rows.flatMap((row) => {
    const { attempt, late } = row;
    const submission = toLateSubmission({
      ...row,
      questions: getQuestionsSeen(deps, attempt),
      ...(late.decision === 'accepted'
        ? readLateAccepted(deps, attempt.id)
        : lateChanges(deps, attempt, late.body)),
    });
    const isListed =
      submission.changes.length > 0 || late.decision !== null || keptInPause(late.body) === null;
    return isListed ? [submission] : [];
  });
}
