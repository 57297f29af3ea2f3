import * as z from 'zod';
import type { Right } from '../../../shared/access/rights';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { refusals } from '../../../shared/refusals';
import type { Target } from '../../calls/declare';
import type { Deps } from '../../deps';
import { partOf, type Seen } from '../../rules/access/seen';
import type { AttemptRecord } from '../attempts/own-attempt';
import { attemptsCalled } from '../marking/names/called';
import { getQuizFor } from '../quizzes/access';
import type { QuizRecord } from '../quizzes/find';
import { type LateRecord, supervisionStore } from './store';

// An invalid id matches no attempt.
const attemptIds = z.object({ quizId: z.string(), attemptId: z.string().catch('') });

export interface AttemptOnQuiz<Needed extends Right> {
  readonly quiz: Seen<QuizRecord, Needed>;
  readonly attempt: Seen<AttemptRecord, Needed>;
}

interface AttemptAsked<Needed extends Right> extends z.output<typeof attemptIds> {
  readonly needed: Needed;
}

/** An attempt on a quiz with the needed right (404, 403). */
export function getAttemptFor<Needed extends Right>(
  deps: Pick<Deps, 'db' | 'clock'>,
  teacher: Teacher,
  { quizId, attemptId, needed }: AttemptAsked<Needed>,
): AttemptOnQuiz<Needed> {
  const { quiz } = getQuizFor(deps, { teacher, quizId, needed });
  const attempt = supervisionStore(deps.db).findAttempt.get({ attemptId, quizId });
  if (!attempt) throw new DomainError('not_found', refusals.attemptNotFound);
  return { quiz, attempt: partOf(quiz, attempt) };
}

const attemptFor = <Needed extends Right>(
  needed: Needed,
): Target<Teacher, typeof attemptIds, AttemptOnQuiz<Needed>> => ({
  ids: attemptIds,
  missing: messages.quizNotFound,
  load: (deps, teacher, ids) => getAttemptFor(deps, teacher, { ...ids, needed }),
});

export const attemptToLook = attemptFor('look');
export const attemptToMark = attemptFor('mark');

const recipientIds = z.object({ quizId: z.string(), attemptId: z.string().nullish().catch('') });

/** A quiz the teacher may run, and the named attempt, or undefined for all. */
export const recipientsToMark: Target<
  Teacher,
  typeof recipientIds,
  { quiz: Seen<QuizRecord, 'mark'>; attempt: Seen<AttemptRecord, 'mark'> | null }
> = {
  ids: recipientIds,
  missing: messages.quizNotFound,
  load: (deps, teacher, { quizId, attemptId }) =>
    typeof attemptId === 'string'
      ? getAttemptFor(deps, teacher, { quizId, attemptId, needed: 'mark' })
      : { quiz: getQuizFor(deps, { teacher, quizId, needed: 'mark' }).quiz, attempt: null },
};

/** A late submission on a quiz the teacher may mark. */
export const lateToMark: Target<Teacher, typeof attemptIds, AttemptOnQuiz<'mark'> & { late: LateRecord }> = {
  ids: attemptIds,
  missing: messages.quizNotFound,
  load(deps, teacher, { quizId, attemptId }) {
    const called = attemptsCalled(deps, quizId)(attemptId);
    const ids = { quizId, attemptId: called?.id ?? attemptId };
    const found = getAttemptFor(deps, teacher, { ...ids, needed: 'mark' });
    const late = supervisionStore(deps.db).findLate.get({ attemptId: found.attempt.id });
    if (!late) throw new DomainError('not_found', messages.lateNotFound);
    return { ...found, late };
  },
};
