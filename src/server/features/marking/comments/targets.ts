import * as z from 'zod';
import type { Teacher } from '../../../../shared/actor';
import { commentMessages } from '../../../../shared/comments/messages';
import type { Phrase } from '../../../../shared/comments/schema';
import { DomainError } from '../../../../shared/errors';
import { nameMissing } from '../../../../shared/messages';
import type { Target } from '../../../calls/declare';
import { ownerOf } from '../../../rules/access/owner-id';
import { partOf, type Seen } from '../../../rules/access/seen';
import { getQuizFor } from '../../quizzes/access';
import type { QuizRecord } from '../../quizzes/find';
import { getSubmittedAttempt, type SubmittedAttempt } from '../evaluation/submitted-attempts';
import { phrasesStore } from './phrases-store';

const named = (field: string) => z.string(nameMissing(field)).min(1, nameMissing(field));
const submissionIds = z.object({ quizId: named('quizId'), studentId: named('studentId') });
const phraseIds = z.object({ phraseId: named('phraseId') });

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

/** A phrase of the teacher's own list. */
export const ownPhrase: Target<Teacher, typeof phraseIds, { phrase: Phrase }> = {
  ids: phraseIds,
  load({ db }, teacher, { phraseId }) {
    const phrase = phrasesStore(db)
      .list.all({ teacherId: ownerOf(teacher) })
      .find(({ id }) => id === phraseId);
    if (!phrase) throw new DomainError('not_found', commentMessages.phraseNotFound);
    return { phrase };
  },
};
