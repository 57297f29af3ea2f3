import type { Actor, Student, Teacher } from '../../shared/actor';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import type { Deps } from '../deps';
import { findSession } from '../features/accounts/find-session';
import { countCall } from '../rates/limits';

/** The person behind an Authorization header, or a refusal (401; 429 when it sends more than any page). */
export function getActor(deps: Deps, authorization: string | undefined): Actor {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new DomainError('unauthenticated', messages.loginAgain);
  const session = findSession(deps, token);
  if (!session) throw new DomainError('unauthenticated', messages.sessionEnded);
  countCall(deps, session.accountId);
  return session as Actor;
}

/** The teacher behind an Authorization header, or a refusal (401, 403). */
export function getTeacher(deps: Deps, authorization: string | undefined): Teacher {
  const actor = getActor(deps, authorization);
  if (actor.role === 'teacher') return actor;
  throw new DomainError('forbidden', messages.teachersOnly);
}

/** The student behind an Authorization header, or a refusal (401, 403). */
export function getStudent(deps: Deps, authorization: string | undefined): Student {
  const actor = getActor(deps, authorization);
  if (actor.role === 'student') return actor;
  throw new DomainError('forbidden', messages.studentsOnly);
}
