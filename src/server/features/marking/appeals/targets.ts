import * as z from 'zod';
import type { Student } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { nameMissing } from '../../../../shared/messages';
import { refusals } from '../../../../shared/refusals';
import type { Target } from '../../../calls/declare';
import { getQuestionsSeen } from '../../attempts/course';
import { type OwnAttempt, ownAttemptOnQuiz } from '../../attempts/own-attempt';
import { getQuizById } from '../../quizzes/find';

const named = (field: string) => z.string(nameMissing(field)).min(1, nameMissing(field));
const answerIds = z.object({ quizId: named('quizId'), questionId: named('questionId') });

/** The student's own answer in an existing quiz with released marks (403 before the release). */
export const ownReleasedAnswer: Target<
  Student,
  typeof answerIds,
  { attempt: OwnAttempt; questionId: string }
> = {
  ids: answerIds,
  load(deps, student, { quizId, questionId }) {
    const { attempt } = ownAttemptOnQuiz.load(deps, student, { quizId });
    getQuizById(deps, quizId);
    if (!getQuestionsSeen(deps, attempt).some(({ _id }) => _id === questionId)) {
      throw new DomainError('not_found', refusals.questionNotFound);
    }
    if (attempt.releasedAt === null) throw new DomainError('forbidden', refusals.resultsNotReleased);
    return { attempt, questionId };
  },
};
