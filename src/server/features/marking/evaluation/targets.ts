import * as z from 'zod';
import type { Right } from '../../../../shared/access/rights';
import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import type { Question } from '../../../../shared/question/schema';
import { refusals } from '../../../../shared/refusals';
import type { Target } from '../../../calls/declare';
import type { Deps } from '../../../deps';
import { partOf, type Seen } from '../../../rules/access/seen';
import { getQuizFor } from '../../quizzes/access';
import { getQuestions, type QuizRecord } from '../../quizzes/find';
import { getSubmittedAttempt, refuseNotAsked, type SubmittedAttempt } from './submitted-attempts';

/** An id in a body: absent is a malformed request (400), not a missing thing. */
const named = (field: string) => {
  const sentence = `Please name the ${field}.`;
  return z.string(sentence).min(1, sentence);
};
const questionIds = z.object({ quizId: named('quizId'), questionId: named('questionId') });
const submissionIds = z.object({ quizId: named('quizId'), studentId: named('studentId') });
const answerIds = z.object({
  quizId: named('quizId'),
  studentId: named('studentId'),
  questionId: named('questionId'),
});

/** A question of a quiz, with the right the call needs. */
const questionFor = <Needed extends Right>(
  needed: Needed,
): Target<Teacher, typeof questionIds, { quiz: Seen<QuizRecord, Needed>; question: Question }> => ({
  ids: questionIds,
  load(deps, teacher, { quizId, questionId }) {
    const { quiz } = getQuizFor(deps, { teacher, quizId, needed });
    return { quiz, question: getQuestion(deps, quiz, questionId) };
  },
});

export const questionToLook = questionFor('look');
export const questionToMark = questionFor('mark');

/** A student's submission on a quiz that the teacher may mark. */
export const submissionToMark: Target<
  Teacher,
  typeof submissionIds,
  { quiz: Seen<QuizRecord, 'mark'>; attempt: Seen<SubmittedAttempt, 'mark'> }
> = {
  ids: submissionIds,
  load(deps, teacher, { quizId, studentId }) {
    const { quiz } = getQuizFor(deps, { teacher, quizId, needed: 'mark' });
    return { quiz, attempt: partOf(quiz, getSubmittedAttempt(deps, { teacher, quiz, studentId })) };
  },
};

/** A student's answer to a question of a quiz that the teacher may mark. */
export const answerToMark: Target<
  Teacher,
  typeof answerIds,
  { quiz: Seen<QuizRecord, 'mark'>; attempt: Seen<SubmittedAttempt, 'mark'>; question: Question }
> = {
  ids: answerIds,
  load(deps, teacher, { quizId, studentId, questionId }) {
    const quiz = getQuizFor(deps, { teacher, quizId, needed: 'mark' }).quiz;
    const attempt = getSubmittedAttempt(deps, { teacher, quiz, studentId });
    const question = getQuestion(deps, quiz, questionId);
    refuseNotAsked(deps, attempt, questionId);
    return { quiz, attempt: partOf(quiz, attempt), question };
  },
};

function getQuestion(deps: Pick<Deps, 'db'>, { id }: QuizRecord, questionId: string): Question {
  const question = getQuestions(deps, id).find(({ _id }) => _id === questionId);
  if (!question) throw new DomainError('not_found', refusals.questionNotFound);
  return question;
}
