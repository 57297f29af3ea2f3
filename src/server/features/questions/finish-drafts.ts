import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { keptProblems, readKeptDraft } from '../../rules/question/kept-draft';
import { getDrafts, getQuizById, hasStarted } from '../quizzes/find';
import { toColumns } from '../quizzes/views';
import { withImage } from './read-valid';
import { dropDraft, insertQuestion, updateOwnQuestion } from './store';

/** Stores a finished question and deletes its draft; `position` is null if it is already stored. */
export function storeFinished(
  { db }: Pick<Deps, 'db'>,
  { teacherId, quizId }: { teacherId: OwnerId; quizId: string },
  { question, position }: { question: Question; position: number | null },
): void {
  const { _id: id } = question;
  const columns = toColumns(withImage(question, question.imageUrl));
  if (position === null) updateOwnQuestion(db, { questionId: id, teacherId }, columns);
  else insertQuestion(db, { ...columns, id, quizId, position });
  dropDraft(db, { quizId, id });
}

/** Stores drafts that became complete, since completeness depends on the quiz's settings. Skipped once a student has started. */
export function finishDrafts(deps: Pick<Deps, 'db'>, quizId: string): void {
  if (hasStarted(deps, quizId)) return;
  const quiz = getQuizById(deps, quizId);
  for (const { id, draft: kept, imageUrl, position } of getDrafts(deps, quizId)) {
    const draft = readKeptDraft(kept);
    if (validateQuestion(draft, quiz).length > 0 || keptProblems(kept).length > 0) continue;
    const question = toQuestion(draft, id, imageUrl);
    storeFinished(deps, { teacherId: quiz.teacherId, quizId }, { question, position });
  }
}
