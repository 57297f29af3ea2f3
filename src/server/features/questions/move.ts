import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import { withMoved } from '../../../shared/quiz/order';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { getOrder, saveOrder } from '../quizzes/order';
import { refuseStarted } from './find';

/**
 * Moves a question or a draft to a position from 0. Throws 400 beyond the end, 409 for a real move once a student has started.
 */
export function moveQuestion(
  deps: Pick<Deps, 'db' | 'clock'>,
  asked: { teacher: Teacher; quiz: Seen<QuizRecord, 'edit'>; questionId: string; input: { to: number } },
): { _id: string; quiz: Quiz } {
  const { teacher, quiz, questionId, input } = asked;
  const order = getOrder(deps, quiz.id);
  if (input.to >= order.length) throw new DomainError('invalid', fieldInvalid('to'));
  if (order[input.to] !== questionId) {
    refuseStarted(deps, quiz.id);
    saveOrder(deps, quiz.id, withMoved(order, questionId, input.to));
  }
  return { _id: questionId, quiz: getChangedQuiz(deps, teacher, quiz.id) };
}
