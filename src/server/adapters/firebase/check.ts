import * as z from 'zod';
import type { Check, Finding } from '../../ports/check';
import type { Clock } from '../../ports/clock';
import { isLoopback } from '../../settings/setting';
import { type FirebaseConfig, type FirebaseOptions, openFirebase } from './admin-app';
import { credentialsFinding } from './credentials-check';
import { type Ask, askThrough, type Reply, wordsOf } from './probe';

const KEYS_URL = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const TOOLKIT_URL = 'https://identitytoolkit.googleapis.com/v1';
/** Clock differences in ms: a warning from the first on; beyond the second all sign-ins fail. */
const CLOCK_OFF_MS = 60_000;
const CLOCK_WRONG_MS = 5 * 60_000;

interface Settings {
  readonly identity: FirebaseConfig;
  readonly publicUrl: string;
}

/** Asks Google whether sign-ins would work with these settings, without signing in or changing anything. */
export function firebaseCheck(
  { identity, publicUrl }: Settings,
  clock: Clock,
  options: FirebaseOptions = {},
): Check {
  return {
    name: 'Sign-in (Google through Firebase)',
    async run() {
      const { agent } = openFirebase({ ...identity, credentialsFile: null }, options);
      try {
        const ask = askThrough(agent, options.timeoutMs);
        const keys = await ask(KEYS_URL);
        const unreachable = unreachableFinding(keys);
        if (unreachable) return [unreachable];
        const found = await Promise.all([
          clockFinding(keys, clock.now()),
          projectFindings(ask, identity, publicUrl),
          authDomainFinding(ask, identity),
          credentialsFinding(identity, { ...options, httpAgent: agent }),
        ]);
        return found.flat();
      } finally {
        agent.destroy();
      }
    },
  };
}

const ok = (sentence: string): Finding => ({ state: 'ok', sentence });
const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

function unreachableFinding(keys: Reply): Finding | null {
  if ('fault' in keys) {
    return wrong(
      `Google cannot be reached (${keys.fault}), so nobody can sign in. Check the network and the firewall: this server has to get to www.googleapis.com by HTTPS.`,
    );
  }
  if (keys.status === 200 && typeof keys.body === 'object') return null;
  return wrong(`Google's keys could not be fetched (status ${keys.status}). Try again in a moment.`);
}

function clockFinding(keys: Reply, now: number): Finding {
  const theirs = 'date' in keys ? Date.parse(keys.date) : Number.NaN;
  if (Number.isNaN(theirs)) return ok('Google answers, and its keys can be fetched.');
  const apart = now - theirs;
  if (Math.abs(apart) <= CLOCK_OFF_MS) {
    return ok("Google answers, its keys can be fetched, and this server's clock agrees with Google's.");
  }
  const off = `This server's clock is ${Math.round(Math.abs(apart) / 1000)} s ${apart < 0 ? 'behind' : 'ahead of'} Google's.`;
  return Math.abs(apart) <= CLOCK_WRONG_MS
    ? { state: 'warning', sentence: `${off} Set it by the network (NTP) before sign-ins fail.` }
    : wrong(`${off} Sign-ins fail until it is set by the network (NTP).`);
}

async function projectFindings(
  ask: Ask,
  { apiKey, projectId, authDomain }: FirebaseConfig,
  publicUrl: string,
): Promise<readonly Finding[]> {
  const key = `key=${encodeURIComponent(apiKey)}`;
  const referer = `${publicUrl}/`;
  const reply = await ask(`${TOOLKIT_URL}/projects?${key}`, { referer });
  const project = projectIn(reply);
  if (!project) return [apiKeyFinding(reply)];
  const provider = await ask(`${TOOLKIT_URL}/accounts:createAuthUri?${key}`, {
    referer,
    body: { providerId: 'google.com', continueUri: `https://${authDomain}/__/auth/handler` },
  });
  return [
    projectFinding(project, projectId),
    publicHostFinding(project, publicUrl),
    providerFinding(provider),
  ];
}

const projectSchema = z.object({ authorizedDomains: z.array(z.string()).default([]) });
type Project = z.infer<typeof projectSchema>;

/** The project of a key; undefined if refused. */
const projectIn = (reply: Reply): Project | undefined =>
  'status' in reply && reply.status === 200 ? projectSchema.safeParse(reply.body).data : undefined;

/** Google's reasons by keyword, in words for the operator. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /API_KEY_INVALID|API key not valid/,
    'Google does not know FIREBASE_API_KEY. Copy it from the Firebase console: Project settings, General, Your apps.',
  ],
  [
    /API key expired/,
    'FIREBASE_API_KEY has expired. Make a new one in the Google Cloud console: Credentials.',
  ],
  [
    /REFERRER_BLOCKED|IP_ADDRESS_BLOCKED/,
    'FIREBASE_API_KEY is restricted and does not let this site in. Add PUBLIC_URL to its website restrictions in the Google Cloud console: Credentials.',
  ],
  [
    /API_KEY_SERVICE_BLOCKED/,
    'FIREBASE_API_KEY is restricted to other services. Allow it the Identity Toolkit API in the Google Cloud console: Credentials.',
  ],
  [
    /CONFIGURATION_NOT_FOUND|SERVICE_DISABLED|has not been used in project/,
    'Authentication is not set up in this Firebase project. Open Authentication in the Firebase console and press Get started.',
  ],
];

function apiKeyFinding(reply: Reply): Finding {
  const words = wordsOf(reply);
  const known = REASONS.find(([word]) => word.test(words));
  if (known) return { state: 'wrong', sentence: known[1] };
  return {
    state: 'wrong',
    sentence: `FIREBASE_API_KEY could not be checked (${'status' in reply ? `status ${reply.status}` : words}). Try again in a moment.`,
  };
}

function providerFinding(reply: Reply): Finding {
  if (/OPERATION_NOT_ALLOWED/.test(wordsOf(reply))) {
    return {
      state: 'wrong',
      sentence:
        'Google is not switched on as a way to sign in. In the Firebase console: Authentication, Sign-in method, Google, Enable, Save.',
    };
  }
  const isOn =
    'status' in reply && reply.status === 200 && JSON.stringify(reply.body ?? null).includes('authUri');
  return isOn
    ? { state: 'ok', sentence: 'Google is switched on as a way to sign in.' }
    : { state: 'warning', sentence: 'Whether Google is switched on as a way to sign in could not be seen.' };
}

/** Firebase allows each new project its own two domains; another project's key lists that one's. */
function projectFinding({ authorizedDomains }: Project, projectId: string): Finding {
  if (authorizedDomains.includes(`${projectId}.firebaseapp.com`)) {
    return ok(`FIREBASE_API_KEY is a key of the project ${projectId}.`);
  }
  const other = authorizedDomains.find((domain) => domain.endsWith('.firebaseapp.com'));
  return wrong(
    other
      ? `FIREBASE_API_KEY seems to be a key of the project ${other.replace('.firebaseapp.com', '')}, not of ${projectId}.`
      : `FIREBASE_API_KEY seems to be a key of another project than ${projectId}.`,
  );
}

/** Authorised domains include their subdomains. */
function publicHostFinding({ authorizedDomains }: Project, publicUrl: string): Finding {
  const address = new URL(publicUrl);
  const { hostname, protocol } = address;
  if (!authorizedDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))) {
    return wrong(
      `${hostname} is not an authorised domain. Add it in the Firebase console: Authentication, Settings, Authorized domains, Add domain.`,
    );
  }
  if (protocol !== 'https:' && !isLoopback(address)) {
    return {
      state: 'warning',
      sentence: `PUBLIC_URL is ${publicUrl}: without https, browsers and Google may refuse the sign-in.`,
    };
  }
  return ok(`${hostname} is an authorised domain.`);
}

async function authDomainFinding(ask: Ask, { authDomain, projectId }: FirebaseConfig): Promise<Finding> {
  const [handler, init] = await Promise.all([
    ask(`https://${authDomain}/__/auth/handler`),
    ask(`https://${authDomain}/__/firebase/init.json`),
  ]);
  if ('fault' in handler) {
    return wrong(`${authDomain} cannot be reached (${handler.fault}). Check FIREBASE_AUTH_DOMAIN.`);
  }
  if (handler.status !== 200 || !handler.isPage) {
    return wrong(
      `${authDomain} has no sign-in page (status ${handler.status}). FIREBASE_AUTH_DOMAIN is usually ${projectId}.firebaseapp.com.`,
    );
  }
  const known = 'body' in init ? (init.body as { projectId?: unknown } | undefined)?.projectId : undefined;
  if (typeof known === 'string' && known !== projectId) {
    return wrong(`FIREBASE_AUTH_DOMAIN belongs to the project ${known}, not to ${projectId}.`);
  }
  return ok(`${authDomain} has the sign-in page.`);
}
