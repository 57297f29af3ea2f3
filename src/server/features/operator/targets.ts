import * as z from 'zod';
import { accountMessages } from '../../../shared/account/messages';
import { DomainError } from '../../../shared/errors';
import { operatorMessages } from '../../../shared/operator/messages';
import type { Deps } from '../../deps';
import { getInvite } from '../accounts/invites';
import { findTeacher } from './store';

/** A teacher by account id (404). */
export const aTeacher = {
  ids: z.object({ teacherId: z.string() }),
  missing: operatorMessages.teacherNotFound,
  load({ db }: Pick<Deps, 'db'>, _who: unknown, { teacherId }: { teacherId: string }) {
    const teacher = findTeacher(db, teacherId);
    if (!teacher) throw new DomainError('not_found', operatorMessages.teacherNotFound);
    return { teacher };
  },
};

/** A trashed quiz; the use case checks whether it exists (404). */
export const aDeletedQuiz = {
  ids: z.object({ quizId: z.string() }),
  load: (_deps: unknown, _who: unknown, { quizId }: { quizId: string }) => ({ quizId }),
};

export const anInvite = {
  ids: z.object({ inviteId: z.string() }),
  missing: accountMessages.inviteNotFound,
  load: (deps: Pick<Deps, 'db'>, _who: unknown, { inviteId }: { inviteId: string }) => ({
    invite: getInvite(deps, inviteId),
  }),
};
