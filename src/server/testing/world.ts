import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import type { Role } from '../../shared/actor';
import { builtInGrader } from '../adapters/embedded/built-in-grader';
import { demoIdentity } from '../adapters/embedded/demo-identity';
import { inProcessBackground } from '../adapters/embedded/in-process-background';
import { memoryHost } from '../adapters/embedded/memory-host';
import { quickPins } from '../adapters/embedded/quick-pins';
import { testCheckout } from '../adapters/embedded/test-checkout';
import { libraryQuestionFiles } from '../adapters/files/library-question-files';
import { fileLanguages } from '../adapters/languages/file-languages';
import { keyedArrangements, keyedPseudonyms, sealedOrigins } from '../adapters/system/keyed';
import { randomIds } from '../adapters/system/random-ids';
import { freshSecrets } from '../adapters/system/secrets';
import { libraryTableEncoder } from '../adapters/tables/library-table-encoder';
import { createApp } from '../app';
import { readConfig, siteDetailsOf } from '../config';
import { groupCommitOf, transactionOf } from '../db/commit';
import { openDb } from '../db/open';
import type { Deps } from '../deps';
import type { Log } from '../ports/log';
import { siteOf } from '../site';
import type { AppEnv } from '../transport/app-env';
import { markTexts } from '../worker/mark-texts';
import { imagesInAFolder } from './images-in-a-folder';
import { aClock, type ManualClock } from './manual-clock';
import { type Person, personOn } from './person';

export interface World {
  /** For requests that our clients never send. */
  readonly app: Hono<AppEnv>;
  readonly deps: Deps;
  readonly clock: ManualClock;
  readonly nobody: Person;
  /** Signs a person in through the real exchange. */
  signIn(role: Role, name?: string): Promise<Person>;
  readonly errors: unknown[];
  /** Whether it is still unused, so that it can begin on any database. */
  isNew(): boolean;
  beginOn(bytes: Buffer): void;
}

export const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));
export const LANGUAGES = fileURLToPath(new URL('../../shared/languages', import.meta.url));

/** A migrated, empty database: migrating anew for each test would cost more than most tests. */
let migrated: Buffer | undefined;
function migratedBytes(): Buffer {
  migrated ??= openDb({ file: ':memory:', migrationsFolder: MIGRATIONS }).$client.serialize();
  return migrated;
}

/** The real app over a fresh database in memory, opened at the first use, with a clock moved by the test. */
export function aWorld(overrides: Partial<Deps> = {}): World {
  const clock = aClock();
  const startMs = clock.now();
  const errors: unknown[] = [];
  let begun: ReturnType<typeof beginWorld> | undefined;
  const begin = (bytes?: Buffer) => {
    begun ??= beginWorld({ clock, ...overrides }, { errors, bytes });
    return begun;
  };
  return {
    clock,
    errors,
    get app() {
      return begin().app;
    },
    get deps() {
      return begin().deps;
    },
    get nobody() {
      return begin().nobody;
    },
    signIn: (role, name = role) => signIn(begin(), role, name),
    isNew: () => !begun && Object.keys(overrides).length === 0 && clock.now() === startMs,
    beginOn: (bytes) => void begin(bytes),
  };
}

function beginWorld(
  { clock, ...overrides }: Partial<Deps> & Pick<Deps, 'clock'>,
  { errors, bytes = migratedBytes() }: { errors: unknown[]; bytes: Buffer | undefined },
) {
  const db = overrides.db ?? openDb({ file: bytes, migrationsFolder: MIGRATIONS });
  const config = readConfig({ GEOLOCATION_URL: 'off' });
  const log: Log = { info: () => {}, error: (_event, error) => errors.push(error) };
  const ids = overrides.ids ?? randomIds;
  // Commits after each turn of the event loop, so that no test waits for further writes.
  const groupCommit = overrides.groupCommit ?? groupCommitOf(db, undefined, 0);
  const deps: Deps = {
    db,
    inTransaction: transactionOf(db),
    groupCommit,
    background: inProcessBackground(log),
    clock,
    ids,
    arrangements: keyedArrangements('a secret of tests'),
    origins: sealedOrigins('a secret of tests'),
    pseudonyms: keyedPseudonyms('a secret of tests'),
    pins: quickPins(ids),
    log,
    identity: demoIdentity({ clock, ids }),
    payments: testCheckout({ secret: freshSecrets().testCheckoutSecret, ids }),
    textGrader: builtInGrader,
    markTexts,
    mail: null,
    siteDetails: { ...siteDetailsOf(config), timeZone: 'UTC' },
    images: overrides.images ?? imagesInAFolder(),
    tables: libraryTableEncoder,
    questionFiles: libraryQuestionFiles,
    languages: fileLanguages(LANGUAGES),
    host: memoryHost({ db, clock, groupCommit }),
    policy: config.policy,
    ...overrides,
  };
  const app = createApp({ deps, site: siteOf(config, deps) });
  return { app, deps, nobody: personOn(app, undefined) };
}

async function signIn({ app, nobody }: Pick<World, 'app' | 'nobody'>, role: Role, name: string) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@school.example`;
  const issued = await nobody.rest('POST', '/auth/demo/id-token', { email, name });
  const { body } = await nobody.rest('POST', `/auth/login/${role}`, issued.body);
  return personOn(app, body.token, body.user._id);
}
