import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import { commentMessages } from '../../../shared/comments/messages';
import type { Phrase } from '../../../shared/comments/schema';
import { DomainError } from '../../../shared/errors';
import { nameMissing } from '../../../shared/messages';
import type { Target } from '../../calls/declare';
import { getSubmittedAttempt, type SubmittedAttempt } from '../evaluation/submitted-attempts';
import { getOwnQuiz } from '../quizzes/find';
import { commentsStore } from './store';

const named = (field: string) => z.string(nameMissing(field)).min(1, nameMissing(field));
const submissionIds = z.object({ quizId: named('quizId'), studentId: named('studentId') });
const phraseIds = z.object({ phraseId: named('phraseId') });

/** A student's submission on the teacher's own quiz. */
export const ownSubmission: Target<Teacher, typeof submissionIds, { attempt: SubmittedAttempt }> = {
  ids: submissionIds,
  load(deps, teacher, { quizId, studentId }) {
    const { id } = getOwnQuiz(deps, teacher, quizId);
    return { attempt: getSubmittedAttempt(deps, { quizId: id, studentId }) };
  },
};

/** A phrase of the teacher's own list. */
export const ownPhrase: Target<Teacher, typeof phraseIds, { phrase: Phrase }> = {
  ids: phraseIds,
  load({ db }, { accountId: teacherId }, { phraseId }) {
    const phrase = commentsStore(db)
      .listPhrases.all({ teacherId })
      .find(({ id }) => id === phraseId);
    if (!phrase) throw new DomainError('not_found', commentMessages.phraseNotFound);
    return { phrase };
  },
};
