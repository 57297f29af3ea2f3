import type { Teacher } from '../../../shared/actor';
import { DomainError, refuseFirst } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { changesFrozenSettings } from '../../../shared/quiz/frozen';
import { withQuestionsInOrder } from '../../../shared/quiz/order';
import { type QuizRequest, withChanges } from '../../../shared/quiz/request';
import type { Quiz } from '../../../shared/quiz/schema';
import { validateQuiz } from '../../../shared/quiz/validate';
import type { Deps } from '../../deps';
import { finishDrafts } from '../questions/finish-drafts';
import { getQuestions, hasStarted, type QuizRecord } from './find';
import { getChangedQuiz } from './get';
import { getOrder, saveOrder } from './order';
import { updateOwnQuiz } from './store';
import { refuseTakenTitle } from './title';

/**
 * Changes the settings that are sent, and the order of the questions; times are seconds. Refuses what validateQuiz
 * finds and other questions than the quiz has (400); once a student has started, a real change of order, total time or
 * question timers (409); a title that the teacher uses already (409).
 */
export function updateQuiz(
  deps: Pick<Deps, 'db'>,
  { teacher, quiz, input }: { teacher: Teacher; quiz: QuizRecord; input: QuizRequest },
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
  if (settings.title !== quiz.title) refuseTakenTitle(deps, teacher, settings.title);

  updateOwnQuiz(deps.db, { quizId: quiz.id, teacherId: teacher.accountId }, settings);
  saveOrder(deps, quiz.id, order);
  finishDrafts(deps, teacher, quiz.id);
  return getChangedQuiz(deps, teacher, quiz.id);
}

const idsOf = (questions: readonly Question[]) => questions.map(({ _id }) => _id);

/** The questions in the order that was sent, if one was: exactly those that there are, each once (400). */
function inOrder(questions: readonly Question[], ids: readonly string[] | undefined): readonly Question[] {
  if (!ids) return questions;
  const byId = new Map(questions.map((question) => [question._id, question]));
  const reordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (ids.length === questions.length && reordered.length === questions.length) return reordered;
  throw new DomainError('invalid', messages.questionIdsMustMatch);
}
