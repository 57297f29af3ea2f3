import * as z from 'zod';
import type { Right } from '../../../shared/access/rights';
import type { Actor, Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { refusals } from '../../../shared/refusals';
import type { Target } from '../../calls/declare';
import { ownerOf } from '../../rules/access/owner-id';
import type { Seen } from '../../rules/access/seen';
import { findRight, getQuizFor } from './access';
import { getPublishedQuiz, type QuizRecord } from './find';
import { type TrashedQuiz, trashStore } from './trash-store';

const quizIds = z.object({ quizId: z.string() });
const shareIds = z.object({ shareId: z.string() });

/** A quiz with the needed right (404 if neither own nor shared, 403 if the right is too small). */
const quizFor = <Needed extends Right>(
  needed: Needed,
): Target<Teacher, typeof quizIds, { quiz: Seen<QuizRecord, Needed>; right: Right }> => ({
  ids: quizIds,
  missing: messages.quizNotFound,
  load: (deps, teacher, { quizId }) => getQuizFor(deps, { teacher, quizId, needed }),
});

export const quizToLook = quizFor('look');
export const quizToMark = quizFor('mark');
export const quizToEdit = quizFor('edit');
export const ownQuiz = quizFor('own');

/** The published quiz of a share ID, for any student, its owner and its colleagues. */
export const sharedQuiz: Target<Actor, typeof shareIds, { quiz: QuizRecord }> = {
  ids: shareIds,
  missing: refusals.quizNotFoundOrNotPublished,
  load(deps, actor, { shareId }) {
    const quiz = getPublishedQuiz(deps, actor, shareId);
    if (actor.role === 'student' || findRight(deps, actor, quiz) !== null) return { quiz };
    throw new DomainError('not_found', refusals.quizNotFoundOrNotPublished);
  },
};

/** The teacher's own quiz, trashed or not. */
export const ownOrTrashedQuiz: Target<
  Teacher,
  typeof quizIds,
  { quizId: string; trashed: TrashedQuiz | undefined }
> = {
  ids: quizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId }) {
    const trashed = trashStore(deps.db).find.get({ quizId, teacherId: ownerOf(teacher) });
    if (!trashed) getQuizFor(deps, { teacher, quizId, needed: 'own' });
    return { quizId, trashed };
  },
};
