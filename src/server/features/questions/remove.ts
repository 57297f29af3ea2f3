import type { Teacher } from '../../../shared/actor';
import { DomainError, refuseFirst } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { toDraft } from '../../../shared/question/draft';
import { validateQuestion } from '../../../shared/question/validate';
import type { Quiz } from '../../../shared/quiz/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { refuseManyQuestions } from '../quizzes/ceilings';
import { getDrafts, getQuestions, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { findWritten, refuseStarted, type Written } from './find';
import { finishDrafts } from './finish-drafts';
import { refuseUnknown } from './place';
import { setDraftDeleted, updateOwnQuestion } from './store';

/**
 * Deletes a question with its unfinished change; both can be restored. Throws 409 for a stored question once
 * a student has started, and for the last one of a published quiz.
 */
export function removeQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; questionId: string; written: Written },
): { message: string } {
  const { teacher, quiz, questionId, written } = asked;
  if (written.question) {
    refuseStarted(deps, quiz.id);
    if (quiz.isPublished && getQuestions(deps, quiz.id).length === 1) {
      throw new DomainError('conflict', messages.publishedNeedsQuestion);
    }
  }
  const [deletedAt, teacherId] = [deps.clock.now(), quiz.teacherId];
  if (written.question) updateOwnQuestion(deps.db, { questionId, teacherId }, { deletedAt });
  if (written.kept) setDraftDeleted(deps.db, { quizId: quiz.id, id: questionId }, deletedAt);
  const act = { at: deletedAt, actorId: teacher.accountId, subject: questionId };
  recordAudit(deps.db, { ...act, action: 'question-deletion' });
  return { message: messages.questionDeleted };
}

interface Asked {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'edit'>;
  readonly input: { readonly questionIds: readonly string[] };
}

/**
 * Deletes questions, finished or not, all or none, and returns the quiz; they can be restored together.
 * Already deleted ones stay so. Throws 404 for a question that was never in the quiz; 409 for stored ones
 * once a student has started, and for all of a published quiz.
 */
export function removeQuestions(deps: Pick<Deps, 'db' | 'clock'>, { teacher, quiz, input }: Asked): Quiz {
  const asked = knownIds(deps, quiz, input.questionIds);
  const stored = getQuestions(deps, quiz.id).map(({ _id }) => _id);
  const removed = stored.filter((id) => asked.has(id));
  if (removed.length > 0) {
    refuseStarted(deps, quiz.id);
    if (quiz.isPublished && removed.length === stored.length)
      throw new DomainError('conflict', messages.publishedNeedsQuestion);
  }
  const drafts = getDrafts(deps, quiz.id).filter(({ id }) => asked.has(id));
  const [deletedAt, teacherId] = [deps.clock.now(), quiz.teacherId];
  for (const questionId of removed) updateOwnQuestion(deps.db, { questionId, teacherId }, { deletedAt });
  for (const { id } of drafts) setDraftDeleted(deps.db, { quizId: quiz.id, id }, deletedAt);
  record(deps, { teacher, quiz, input }, 'questions-deletion');
  return getChangedQuiz(deps, teacher, quiz.id);
}

/**
 * Restores deleted questions at their positions, all or none, and returns the quiz. Throws 404 for an unknown question, 409 for a
 * started quiz or too many questions.
 */
export function restoreQuestions(
  deps: Pick<Deps, 'db' | 'clock' | 'policy'>,
  { teacher, quiz, input }: Asked,
): Quiz {
  const asked = knownIds(deps, quiz, input.questionIds);
  const before = new Set(getQuestions(deps, quiz.id).map(({ _id }) => _id));
  const { teacherId } = quiz;
  for (const questionId of asked) {
    updateOwnQuestion(deps.db, { questionId, teacherId }, { deletedAt: null });
    setDraftDeleted(deps.db, { quizId: quiz.id, id: questionId }, null);
  }
  const restored = getQuestions(deps, quiz.id).filter(({ _id }) => !before.has(_id));
  if (restored.length > 0) refuseStarted(deps, quiz.id);
  refuseManyQuestions(deps, teacherId, quiz.id, 0);
  // The quiz's question timers may have been switched since.
  for (const question of restored) refuseFirst(validateQuestion(toDraft(question), quiz));
  record(deps, { teacher, quiz, input }, 'questions-restore');
  finishDrafts(deps, quiz.id);
  return getChangedQuiz(deps, teacher, quiz.id);
}

function knownIds(deps: Pick<Deps, 'db'>, { id: quizId }: QuizRecord, ids: readonly string[]): Set<string> {
  for (const after of ids) refuseUnknown(deps, { quizId, after });
  return new Set(ids);
}

function record(deps: Pick<Deps, 'db' | 'clock'>, { teacher, quiz, input }: Asked, action: string): void {
  const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: quiz.id };
  recordAudit(deps.db, { ...act, action, after: { questionIds: input.questionIds } });
}

/**
 * Restores a deleted question at its position, with its unfinished change; idempotent. Throws 409 for a stored question once a
 * student has started.
 */
export function restoreQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'edit'>;
    questionId: string;
    isStored: boolean;
    isDeleted: boolean;
  },
): { _id: string; quiz: Quiz } {
  const { teacher, quiz, questionId, isStored, isDeleted } = asked;
  if (isDeleted) {
    if (isStored) refuseStarted(deps, quiz.id);
    updateOwnQuestion(deps.db, { questionId, teacherId: quiz.teacherId }, { deletedAt: null });
    setDraftDeleted(deps.db, { quizId: quiz.id, id: questionId }, null);
    const act = { at: deps.clock.now(), actorId: teacher.accountId, subject: questionId };
    recordAudit(deps.db, { ...act, action: 'question-restore' });
    // The quiz's question timers may have been switched since.
    const question = findWritten(deps, quiz.id, questionId)?.question;
    if (question) refuseFirst(validateQuestion(toDraft(question), quiz));
    finishDrafts(deps, quiz.id);
  }
  return { _id: questionId, quiz: getChangedQuiz(deps, teacher, quiz.id) };
}
