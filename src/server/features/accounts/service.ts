import { mayTeach, whyNotTeach } from '../../../shared/account/may-teach';
import { demoPersonSchema } from '../../../shared/account/schema';
import type { Actor, Role, Student } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import { fieldOf, idField, parseInput } from '../../../shared/parse';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { Identity } from '../../ports/identity';
import { tryToken } from '../../rates/limits';
import { accountsRepo } from './repo';
import { type Login, loginSchema } from './views';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SESSION_LIFETIME_MS: Record<Role, number> = { student: 24 * HOUR_MS, teacher: 7 * 24 * HOUR_MS };
const TEACHER_IDLE_MS = 24 * HOUR_MS;
/** The time of last use is written at most this often: a read must not become a write. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'inTransaction'>;

/** A token of the demo sign-in for a made-up person: only while no real provider is set up (404), only from this machine (403). */
export async function issueDemoToken(
  deps: Pick<Deps, 'identity'>,
  caller: { readonly isLocal: boolean },
  input: unknown,
): Promise<{ firebaseToken: string }> {
  if (!deps.identity.issueDemoToken) throw new DomainError('not_found', messages.demoUnavailable);
  if (!caller.isLocal) throw new DomainError('forbidden', messages.demoUnavailable);
  return { firebaseToken: await deps.identity.issueDemoToken(parseInput(demoPersonSchema, input)) };
}

/** Exchanges a third-party token for a session in one role; a new person is signed up (spec §1). Refuses with 401 or 403, a bad token tried again and again with 429. */
export async function login(
  deps: AccountDeps & Pick<Deps, 'identity' | 'policy'>,
  role: Role,
  input: unknown,
): Promise<Login> {
  const given = tokenIn(input);
  const identity = await tryToken(deps, deps.ids.hash(given), () => deps.identity.verify(given));
  const refusal = role === 'teacher' ? whyNotTeach(identity, deps.policy.teacherEmails) : null;
  if (refusal) throw new DomainError(refusal.kind, refusal.sentence);
  const token = deps.ids.token();
  const account = deps.inTransaction(() => {
    spendToken(deps, identity);
    const now = deps.clock.now();
    // The teacher's login page has a terms box that must be ticked (spec §2); the student's has none.
    const termsAcceptedAt = fieldOf(input, 'termsAccepted') === true ? now : null;
    const accountId = signUpOrUpdate(deps, role, { ...identity, termsAcceptedAt });
    const repo = accountsRepo(deps.db);
    repo.deleteSessionsOver.run({ now });
    repo.insertSession.run({
      tokenHash: deps.ids.hash(token),
      accountId,
      provider: deps.identity.issuer,
      now,
      expiresAt: now + SESSION_LIFETIME_MS[role],
    });
    return { _id: accountId, name: identity.name, email: identity.email };
  });
  return loginSchema.parse({ token, role, user: account });
}

/** Every broken or absent token is the same refusal: the caller is not signed in (401). */
function tokenIn(input: unknown): string {
  try {
    return idField(input, 'firebaseToken');
  } catch {
    throw new DomainError('unauthenticated', messages.identityRefused);
  }
}

function spendToken({ db, clock }: AccountDeps, { singleUse }: Identity) {
  if (!singleUse) return;
  const repo = accountsRepo(db);
  repo.deleteTokensOver.run({ now: clock.now() });
  const { changes } = repo.spendToken.run({ ...singleUse });
  if (changes === 0) throw new DomainError('unauthenticated', messages.identityRefused);
}

function signUpOrUpdate(
  { db, clock, ids }: AccountDeps,
  role: Role,
  person: Identity & { readonly termsAcceptedAt: number | null },
): string {
  const { issuer, subject, email, name, termsAcceptedAt } = person;
  const repo = accountsRepo(db);
  const now = clock.now();
  const known = repo.findByIdentity.get({ role, issuer, subject });
  if (known) {
    repo.updateAccount.run({ id: known.id, email, name, termsAcceptedAt });
    return known.id;
  }
  const id = ids.id();
  repo.insertAccount.run({ id, role, issuer, subject, email, name, now, termsAcceptedAt });
  recordAudit(db, { at: now, actorId: id, action: 'sign-up', subject: id, after: { role } });
  return id;
}

/** Ends the session that the actor came in with. */
export function logout({ db }: Pick<Deps, 'db'>, actor: Actor): { message: string } {
  accountsRepo(db).deleteSession.run({ tokenHash: actor.sessionId });
  return { message: messages.loggedOut };
}

/** Ends every session of the actor's account, on all devices, the one they came in with included. */
export function logoutEverywhere(
  { db, clock, inTransaction }: Pick<AccountDeps, 'db' | 'clock' | 'inTransaction'>,
  { accountId }: Actor,
): { message: string; sessionsEnded: number } {
  const sessionsEnded = inTransaction(() => {
    const { changes } = accountsRepo(db).deleteSessionsOf.run({ accountId });
    recordAudit(db, {
      at: clock.now(),
      actorId: accountId,
      action: 'logout-everywhere',
      subject: accountId,
      after: { sessionsEnded: changes },
    });
    return changes;
  });
  return { message: messages.loggedOutEverywhere, sessionsEnded };
}

type AdmittingDeps = Pick<Deps, 'identity' | 'policy'>;

/** Whether what let a session in still holds: the provider that it began with, and for a teacher the list of teachers. */
const isStillAdmitted = (
  { identity, policy }: AdmittingDeps,
  session: { readonly role: Role; readonly email: string; readonly provider: string },
): boolean =>
  session.provider === identity.issuer &&
  (session.role === 'student' || mayTeach(session.email, policy.teacherEmails));

/** Who a session token belongs to, unless it is unknown, over, without its reason, or a teacher's left idle for a day. */
export function findSession(deps: Pick<Deps, 'db' | 'clock' | 'ids'> & AdmittingDeps, token: string) {
  const repo = accountsRepo(deps.db);
  const now = deps.clock.now();
  const session = repo.findSession.get({ tokenHash: deps.ids.hash(token), now });
  if (!session || !isStillAdmitted(deps, session)) return undefined;
  const { lastUsedAt, provider: _, ...actor } = session;
  if (actor.role === 'teacher' && now - lastUsedAt > TEACHER_IDLE_MS) return undefined;
  if (now - lastUsedAt > TOUCH_EVERY_MS) repo.touchSession.run({ tokenHash: actor.sessionId, now });
  return actor;
}

/** Ends the sessions whose reason is gone since the last start, so that they do not come to life again; answers how many. */
export function endSessionsWithoutReason(
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction' | 'log'> & AdmittingDeps,
): number {
  const { db, clock } = deps;
  const repo = accountsRepo(db);
  const ended = deps.inTransaction(() =>
    repo.listSessionReasons
      .all()
      .filter((reason) => !isStillAdmitted(deps, reason))
      .reduce((total, { accountId, provider }) => {
        const { changes } = repo.deleteSessionsBy.run({ accountId, provider });
        recordAudit(db, {
          at: clock.now(),
          actorId: null,
          action: 'sessions-ended',
          subject: accountId,
          after: { sessionsEnded: changes },
        });
        return total + changes;
      }, 0),
  );
  if (ended > 0) deps.log.info('sessions-without-reason-ended', { sessions: ended });
  return ended;
}

/** Keeps a student's session alive until an hour after the given deadline: nobody is signed out inside a quiz. */
export function stretchSession({ db }: Pick<Deps, 'db'>, student: Student, deadline: number): void {
  accountsRepo(db).stretchSession.run({ tokenHash: student.sessionId, until: deadline + HOUR_MS });
}

/** The same after a downtime, for the sessions that were alive when the server was last. */
export function stretchSessionsOf(
  { db }: Pick<Deps, 'db'>,
  { studentId, aliveAt, deadline }: { studentId: string; aliveAt: number; deadline: number },
): void {
  accountsRepo(db).stretchSessionsOf.run({ accountId: studentId, aliveAt, until: deadline + HOUR_MS });
}
