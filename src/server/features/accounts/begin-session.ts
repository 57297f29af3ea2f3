import type { Login } from '../../../shared/account/schema';
import type { Role, Student } from '../../../shared/actor';
import { cleanLine } from '../../../shared/clean-line';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { accountsStore } from './store';

const DAY_MS = 24 * 60 * 60_000;
const SESSION_LIFETIME_MS: Record<Role, number> = { student: DAY_MS, teacher: 7 * DAY_MS };

type SessionDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** An authenticated person. */
export interface Admitted extends Pick<Identity, 'issuer' | 'subject' | 'email' | 'name'> {
  readonly role: Role;
  /** Absent without an address. */
  readonly isEmailConfirmed?: boolean;
  /** The existing account; created if undefined. */
  readonly accountId: string | undefined;
  /** The provider of the sign-in; the session ends with it. */
  readonly provider: string;
  /** Null without a request for acceptance. */
  readonly termsAcceptedAt: number | null;
}

/** Signs a person in, creating the account if needed; call inside a transaction. */
export function beginSession(deps: SessionDeps, admitted: Admitted): Omit<Login, 'language'> {
  const { db, clock, ids } = deps;
  const { role, provider, email } = admitted;
  const name = cleanLine(admitted.name);
  const now = clock.now();
  const token = ids.token();
  const accountId = signUpOrUpdate(deps, { ...admitted, name });
  accountsStore(db).addSession.run({
    tokenHash: ids.hash(token),
    accountId,
    provider,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: now + SESSION_LIFETIME_MS[role],
  });
  return { token, role, user: { _id: accountId, name, email } };
}

function signUpOrUpdate({ db, clock, ids }: SessionDeps, admitted: Admitted): string {
  const { accountId, role, issuer, subject, email, name, termsAcceptedAt } = admitted;
  const { isEmailConfirmed = false } = admitted;
  const store = accountsStore(db);
  if (accountId !== undefined) {
    store.updateAccount.run({ id: accountId, email, isEmailConfirmed, name, termsAcceptedAt });
    return accountId;
  }
  const [id, now] = [ids.id(), clock.now()];
  const identity = { role, issuer, subject, email, isEmailConfirmed, name };
  store.addAccount.run({ id, ...identity, createdAt: now, termsAcceptedAt });
  recordAudit(db, { at: now, actorId: id, action: 'sign-up', subject: id, after: { role } });
  return id;
}

const HOUR_MS = 60 * 60_000;

/** Extends a student's session to an hour after the deadline, so that it never ends inside a quiz. */
export function stretchSession({ db }: Pick<Deps, 'db'>, student: Student, deadline: number): void {
  accountsStore(db).stretchSession.run({ tokenHash: student.sessionId, until: deadline + HOUR_MS });
}

/** The same after a downtime, for sessions alive when it began. */
export function stretchSessionsOf(
  { db }: Pick<Deps, 'db'>,
  { studentId, aliveAt, deadline }: { studentId: string; aliveAt: number; deadline: number },
): void {
  accountsStore(db).stretchSessionsOf.run({ accountId: studentId, aliveAt, until: deadline + HOUR_MS });
}
