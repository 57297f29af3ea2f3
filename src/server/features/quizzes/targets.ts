import * as z from 'zod';
import type { Actor, Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Target } from '../../calls/declare';
import { getOwnQuiz, getPublishedQuiz, type QuizRecord } from './find';
import { type TrashedQuiz, trashStore } from './trash-store';

const quizIds = z.object({ quizId: z.string() });
const shareIds = z.object({ shareId: z.string() });

/** The teacher's own quiz. */
export const ownQuiz: Target<Teacher, typeof quizIds, { quiz: QuizRecord }> = {
  ids: quizIds,
  missing: messages.quizNotFound,
  load: (deps, teacher, { quizId }) => ({ quiz: getOwnQuiz(deps, teacher, quizId) }),
};

/** The published quiz behind a share ID, for any student and for its owner. */
export const sharedQuiz: Target<Actor, typeof shareIds, { quiz: QuizRecord }> = {
  ids: shareIds,
  missing: messages.quizNotFoundOrNotPublished,
  load(deps, actor, { shareId }) {
    const quiz = getPublishedQuiz(deps, actor, shareId);
    if (actor.role === 'student' || quiz.teacherId === actor.accountId) return { quiz };
    throw new DomainError('not_found', messages.quizNotFoundOrNotPublished);
  },
};

/** The teacher's own quiz, also one in the trash. */
export const ownOrTrashedQuiz: Target<
  Teacher,
  typeof quizIds,
  { quizId: string; trashed: TrashedQuiz | undefined }
> = {
  ids: quizIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId }) {
    const trashed = trashStore(deps.db).find.get({ quizId, teacherId: teacher.accountId });
    if (!trashed) getOwnQuiz(deps, teacher, quizId);
    return { quizId, trashed };
  },
};
