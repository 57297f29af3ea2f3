import type { Teacher } from '../../../shared/actor';
import { DomainError, refuseFirst } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { changesFrozenSettings } from '../../../shared/quiz/frozen';
import { withQuestionsInOrder } from '../../../shared/quiz/order';
import type { Quiz } from '../../../shared/quiz/schema';
import { validateQuiz } from '../../../shared/quiz/validate';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import { type QuizRequest, withChanges } from '../../rules/quiz/request';
import { finishDrafts } from '../questions/finish-drafts';
import { changeQuiz } from '../quizzes/change';
import { getQuestions, hasStarted, type QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { getOrder, saveOrder } from '../quizzes/order';
import { refuseTakenTitle } from '../quizzes/title';

/**
 * Updates the sent settings and the order of questions; times are seconds. Throws 400 for findings of validateQuiz or a list of
 * other questions; 409 for a real change of order, total time or question timers once a student has started, and for a title in
 * use. Switching hidden names is audited.
 */
export function updateQuiz(
  deps: Pick<Deps, 'db' | 'clock'>,
  { teacher, quiz, input }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; input: QuizRequest },
): Quiz {
  const settings = withChanges(quiz, input);
  const questions = getQuestions(deps, quiz.id);
  const reordered = inOrder(questions, input.questions);
  const [from, to] = [idsOf(questions), idsOf(reordered)];
  const order = withQuestionsInOrder(getOrder(deps, quiz.id), to);
  const numbered = reordered.map(({ _id, timeLimit }) => ({ timeLimit, number: order.indexOf(_id) + 1 }));
  refuseFirst(validateQuiz({ ...settings, questions: numbered }));
  if (
    changesFrozenSettings({ ...quiz, questions: from }, { ...settings, questions: to }) &&
    hasStarted(deps, quiz.id)
  ) {
    throw new DomainError('conflict', messages.attemptsFreezeQuestions);
  }
  if (settings.title !== quiz.title) refuseTakenTitle(deps, quiz.teacherId, settings.title);

  changeQuiz(deps, quiz, settings);
  recordBlindMarking(deps, { teacher, quiz, blindMarking: settings.blindMarking });
  saveOrder(deps, quiz.id, order);
  finishDrafts(deps, quiz.id);
  return getChangedQuiz(deps, teacher, quiz.id);
}

/** Switching it off shows the names, like asking for them. */
function recordBlindMarking(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    teacher,
    quiz,
    blindMarking,
  }: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; blindMarking: boolean },
): void {
  if (blindMarking === quiz.blindMarking) return;
  recordAudit(db, {
    at: clock.now(),
    actorId: teacher.accountId,
    action: 'blind-marking',
    subject: quiz.id,
    before: { blindMarking: quiz.blindMarking },
    after: { blindMarking },
  });
}

const idsOf = (questions: readonly Question[]) => questions.map(({ _id }) => _id);

/** The questions in the sent order, if any: exactly the existing ones, each once (400). */
function inOrder(questions: readonly Question[], ids: readonly string[] | undefined): readonly Question[] {
  if (!ids) return questions;
  const byId = new Map(questions.map((question) => [question._id, question]));
  const reordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (ids.length === questions.length && reordered.length === questions.length) return reordered;
  throw new DomainError('invalid', messages.questionIdsMustMatch);
}
