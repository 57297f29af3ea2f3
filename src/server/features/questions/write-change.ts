import type { Teacher } from '../../../shared/actor';
import type { CorrectionPolicy } from '../../../shared/constants';
import { refuseFirst } from '../../../shared/errors';
import type { QuestionDraft } from '../../../shared/question/draft';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import type { Seen } from '../../rules/access/seen';
import type { Remarked } from '../marking/evaluation/remark';
import { getQuizById, hasStarted, type QuizRecord } from '../quizzes/find';
import { toColumns } from '../quizzes/views';
import { type CorrectDeps, refuseFrozen } from './correction';
import { recordCorrection } from './corrections';
import { getQuestion } from './find';
import { dropDraft, updateOwnQuestion } from './store';

/** A changed question with its re-computed marks; null if they do not change. */
export interface Change {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'edit'>;
  readonly before: Question;
  readonly after: Question;
  readonly draft: QuestionDraft;
  readonly remarked: Remarked | null;
  readonly policy: CorrectionPolicy;
}

/**
 * Writes a changed question and its marks, and discards its unfinished change; call inside a transaction. Throws 400 if invalid
 * and 409 for frozen fields once a student has started.
 */
export function writeChange(
  deps: CorrectDeps,
  { teacher, quiz, before, after, draft, remarked, policy }: Change,
): Question {
  refuseFirst(validateQuestion(draft, getQuizById(deps, quiz.id)));
  refuseFrozen(deps, quiz, before, after);
  const write = () => {
    const own = { questionId: before._id, teacherId: quiz.teacherId };
    updateOwnQuestion(deps.db, own, toColumns(after));
    dropDraft(deps.db, { quizId: quiz.id, id: before._id });
    remarked?.write();
    return getQuestion(deps, quiz.id, before._id);
  };
  if (!remarked || !hasStarted(deps, quiz.id)) return write();
  return recordCorrection(deps, { teacher, quizId: quiz.id, before, policy, write });
}
