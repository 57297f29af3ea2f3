import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { nextPage } from '../../shared/account/next-page';
import type { Role } from '../../shared/actor';
import { IDENTITY_TOKEN_LIFETIME_MS } from '../../shared/constants';
import { DomainError } from '../../shared/errors';
import { fieldInvalid, messages } from '../../shared/messages';
import type { Deps } from '../deps';
import type { SignInSecrets } from '../ports/identity';
import { OIDC_FOLDER } from '../settings/identity';
import { toWireError } from './error-map';
import { oneTimeKeep } from './oidc-keep';
import type { AppEnv } from './rest';

/** How long somebody may take on the provider's page. */
const AWAY_MS = 10 * 60_000;
/** Binds a sign-in to the browser it was begun in. Lax: it has to come along when the provider sends the browser back. */
const BROWSER = 'oidc_browser';
/** What the login page fetches once it is open. Strict: nobody else's page has a use for it. */
const HANDOVER = 'oidc_handover';
const BROWSER_NAME = /^[\w-]{43}$/;
const QUIZ_ID = /^[\w-]{1,64}$/;

/** What somebody was about to do when they left for the provider's page. */
interface Errand {
  readonly role: Role;
  readonly quizId: string | null;
  /** The page of their desk that they had asked for. */
  readonly next: string | null;
}
interface Departure extends Errand {
  readonly browser: string;
  readonly secrets: SignInSecrets;
}
/** How it ended: the token for the login, or the refusal to show. */
type Outcome = { readonly firebaseToken: string } | { readonly refusal: DomainError };

/** Where people leave for the provider's page and come back from it; nothing is here with any other kind of sign-in. */
export function mountOidc(app: Hono<AppEnv>, deps: Deps, { publicUrl }: { publicUrl: string }): void {
  const { redirect } = deps.identity;
  if (!redirect) return;
  const departures = oneTimeKeep<Departure>(deps, AWAY_MS);
  const outcomes = oneTimeKeep<Outcome>(deps, IDENTITY_TOKEN_LIFETIME_MS);
  const cookie = { path: OIDC_FOLDER, httpOnly: true, secure: publicUrl.startsWith('https:') } as const;

  const outcomeOf = async (c: Context<AppEnv>, work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError) return { refusal: error };
      const { sentence } = toWireError(error, deps.log, c.get('requestId'));
      return { refusal: new DomainError('upstream', sentence) };
    }
  };
  /** Opens the login page, which fetches the outcome: neither a token nor a reason ever stands in an address. */
  const handOver = (c: Context<AppEnv>, { role, quizId, next }: Errand, outcome: Outcome) => {
    const name = deps.ids.token();
    outcomes.put(outcome, name);
    setCookie(c, HANDOVER, name, {
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
    // Several sign-ins begun in one browser do not disturb each other.
    const known = getCookie(c, BROWSER) ?? '';
    const browser = BROWSER_NAME.test(known) ? known : deps.ids.token();
    const begun = await redirect.begin(errand.role).catch((error: unknown) => ({ error }));
    if ('error' in begun) {
      return handOver(c, errand, await outcomeOf(c, () => Promise.reject(begun.error)));
    }
    departures.put({ ...errand, browser, secrets: begun.secrets }, begun.secrets.state);
    setCookie(c, BROWSER, browser, { ...cookie, sameSite: 'Lax', maxAge: AWAY_MS / 1000 });
    return c.redirect(begun.address);
  });

  app.get(`${OIDC_FOLDER}/callback`, async (c) => {
    const state = c.req.query('state') ?? '';
    const browser = getCookie(c, BROWSER);
    const departure = departures.take(state, (one) => one.browser === browser);
    if (!departure) {
      const refusal = new DomainError('unauthenticated', messages.signInNotBegunHere);
      return handOver(c, { role: roleIn(state), quizId: null, next: null }, { refusal });
    }
    const outcome = await outcomeOf(c, async () => ({
      firebaseToken: await redirect.finish(new URL(c.req.url).search, departure.secrets),
    }));
    return handOver(c, departure, outcome);
  });

  app.post(`${OIDC_FOLDER}/token`, (c) => {
    const outcome = outcomes.take(getCookie(c, HANDOVER) ?? '');
    deleteCookie(c, HANDOVER, { ...cookie, sameSite: 'Strict' });
    if (!outcome) throw new DomainError('unauthenticated', messages.signInNotBegunHere);
    if ('refusal' in outcome) throw outcome.refusal;
    return c.json({ firebaseToken: outcome.firebaseToken });
  });
}

function errandOf(c: Context<AppEnv>): Errand {
  const [role, quizId] = [c.req.query('role'), c.req.query('quizId')];
  if (role !== 'teacher' && role !== 'student') throw new DomainError('invalid', fieldInvalid('role'));
  const next = nextPage(role, c.req.query('next'));
  return { role, quizId: quizId !== undefined && QUIZ_ID.test(quizId) ? quizId : null, next };
}

/** Whoever comes back too late still finds the login page they left: the state began with their role. */
const roleIn = (state: string): Role => (state.startsWith('teacher.') ? 'teacher' : 'student');
