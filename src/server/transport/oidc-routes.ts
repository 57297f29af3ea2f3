import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { nextPage } from '../../shared/account/next-page';
import type { Role } from '../../shared/actor';
import { IDENTITY_TOKEN_LIFETIME_MS } from '../../shared/constants';
import { DomainError, type Refusal } from '../../shared/errors';
import { fieldInvalid } from '../../shared/messages';
import { refusals } from '../../shared/refusals';
import type { Deps } from '../deps';
import type { SignInSecrets } from '../ports/identity';
import { sealed } from '../sealed';
import { OIDC_FOLDER } from '../settings/identity';
import type { AppEnv } from './app-env';
import { toWireError } from './error-map';

/** How long a sign-in at the provider may take. */
const AWAY_MS = 10 * 60_000;
/** A cookie for each sign-in begun in this browser. Lax, since it must come along on the provider's redirect. */
const BEGUN = 'oidc_begun_';
/** Limits sign-ins in progress, since headers are limited too; the oldest is dropped. */
const BEGUN_AT_ONCE = 4;
const BEGUN_NAME_LENGTH = 16;
/** Fetched by the login page. Strict: no other site needs it. */
const HANDOVER = 'oidc_handover';
const QUIZ_ID = /^[\w-]{1,64}$/;

interface Errand {
  readonly role: Role;
  readonly quizId: string | null;
  /** The requested page of the desk. */
  readonly next: string | null;
}
interface Departure extends Errand {
  readonly secrets: SignInSecrets;
}
/** The outcome: a login token, or the refusal to show. */
type Outcome = { readonly firebaseToken: string } | { readonly refusal: Refusal };

/** Routes to and from the provider's page; absent with other kinds of sign-in. */
export function mountOidc(app: Hono<AppEnv>, deps: Deps, { publicUrl }: { publicUrl: string }): void {
  const { redirect } = deps.identity;
  if (!redirect) return;
  const departures = sealed<Departure>(AWAY_MS);
  const outcomes = sealed<Outcome>(IDENTITY_TOKEN_LIFETIME_MS);
  const cookie = { path: OIDC_FOLDER, httpOnly: true, secure: publicUrl.startsWith('https:') } as const;

  const outcomeOf = async (c: Context<AppEnv>, work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError)
        return { refusal: { kind: error.kind, sentence: error.said ?? error.message } };
      const { said, sentence } = toWireError(error, deps.log, c.get('requestId'));
      return { refusal: { kind: 'upstream', sentence: said ?? sentence } };
    }
  };
  /** Opens the login page, which fetches the outcome: neither tokens nor reasons appear in an address. */
  const handOver = (c: Context<AppEnv>, { role, quizId, next }: Errand, outcome: Outcome) => {
    setCookie(c, HANDOVER, outcomes.seal(outcome, deps.clock.now()), {
      ...cookie,
      sameSite: 'Strict',
      maxAge: IDENTITY_TOKEN_LIFETIME_MS / 1000,
    });
    const query = new URLSearchParams({
      ...(quizId !== null && { quizId }),
      ...(next !== null && { next }),
      signin: '1',
    });
    return c.redirect(`/login/${role}?${query}`);
  };

  app.use(`${OIDC_FOLDER}/*`, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  app.get(`${OIDC_FOLDER}/start`, async (c) => {
    const errand = errandOf(c);
    const begun = await redirect.begin(errand.role).catch((error: unknown) => ({ error }));
    if ('error' in begun) {
      return handOver(c, errand, await outcomeOf(c, () => Promise.reject(begun.error)));
    }
    const before = Object.keys(getCookie(c)).filter((name) => name.startsWith(BEGUN));
    for (const name of before.slice(0, 1 - BEGUN_AT_ONCE)) deleteCookie(c, name, cookie);
    const departure = departures.seal({ ...errand, secrets: begun.secrets }, deps.clock.now());
    setCookie(c, begunName(begun.secrets.state), departure, {
      ...cookie,
      sameSite: 'Lax',
      maxAge: AWAY_MS / 1000,
    });
    return c.redirect(begun.address);
  });

  app.get(`${OIDC_FOLDER}/callback`, async (c) => {
    const state = c.req.query('state') ?? '';
    const departure = departures.open(getCookie(c, begunName(state)) ?? '', deps.clock.now());
    if (departure?.secrets.state !== state) {
      const refusal = { kind: 'unauthenticated', sentence: refusals.signInNotBegunHere } as const;
      return handOver(c, { role: roleIn(state), quizId: null, next: null }, { refusal });
    }
    deleteCookie(c, begunName(state), cookie);
    const outcome = await outcomeOf(c, async () => ({
      firebaseToken: await redirect.finish(new URL(c.req.url).search, departure.secrets),
    }));
    return handOver(c, departure, outcome);
  });

  app.post(`${OIDC_FOLDER}/token`, (c) => {
    const outcome = outcomes.open(getCookie(c, HANDOVER) ?? '', deps.clock.now());
    deleteCookie(c, HANDOVER, { ...cookie, sameSite: 'Strict' });
    if (!outcome) throw new DomainError('unauthenticated', refusals.signInNotBegunHere);
    if ('refusal' in outcome) throw new DomainError(outcome.refusal.kind, outcome.refusal.sentence);
    return c.json({ firebaseToken: outcome.firebaseToken });
  });
}

/** Derived from the secret state, so that several sign-ins in one browser do not interfere. */
const begunName = (state: string) =>
  `${BEGUN}${createHash('sha256').update(state).digest('hex').slice(0, BEGUN_NAME_LENGTH)}`;

function errandOf(c: Context<AppEnv>): Errand {
  const [role, quizId] = [c.req.query('role'), c.req.query('quizId')];
  if (role !== 'teacher' && role !== 'student') throw new DomainError('invalid', fieldInvalid('role'));
  const next = nextPage(role, c.req.query('next'));
  return { role, quizId: quizId !== undefined && QUIZ_ID.test(quizId) ? quizId : null, next };
}

/** After a timeout, the role in the state still leads to the right login page. */
const roleIn = (state: string): Role => (state.startsWith('teacher.') ? 'teacher' : 'student');
