import { join } from 'node:path';
import { builtInGrader } from './adapters/embedded/built-in-grader';
import { demoIdentity } from './adapters/embedded/demo-identity';
import { inProcessBackground } from './adapters/embedded/in-process-background';
import { testCheckout } from './adapters/embedded/test-checkout';
import { libraryQuestionFiles } from './adapters/files/library-question-files';
import { firebaseIdentity } from './adapters/firebase/identity';
import { fileImageStore } from './adapters/images/file-image-store';
import { fileLanguages } from './adapters/languages/file-languages';
import { oidcIdentity } from './adapters/oidc/identity';
import { openaiGrader } from './adapters/openai/grader';
import { razorpayPayments } from './adapters/razorpay/payments';
import { smtpMail } from './adapters/smtp/mail';
import { steadyClock } from './adapters/system/clocks';
import { consoleLog } from './adapters/system/console-log';
import { keyedArrangements, keyedPseudonyms, sealedOrigins } from './adapters/system/keyed';
import { machineHost } from './adapters/system/machine-host';
import { randomIds } from './adapters/system/random-ids';
import { scryptPins } from './adapters/system/scrypt-pins';
import { loadSecrets } from './adapters/system/secrets';
import { libraryTableEncoder } from './adapters/tables/library-table-encoder';
import { DATABASE_FILE } from './backup/manifest';
import { backupsFolderOf } from './backup/names';
import { type Config, siteDetailsOf } from './config';
import { openDataFolder, refusalOf } from './data-folder/open-data-folder';
import { damageIn } from './data-folder/why-not-start';
import { groupCommitOf, transactionOf } from './db/commit';
import { type Db, openDb } from './db/open';
import type { Deps } from './deps';
import { findEarliestStart } from './features/timekeeping/heartbeat';
import { metersOf } from './operations/meters';
import { rememberingErrors } from './operations/recent-errors';
import type { IdentityProvider } from './ports/identity';
import { redirectUriOf } from './settings/identity';
import { warningsOf } from './settings/warnings';
import { markTexts } from './worker/mark-texts';

interface Shipped {
  readonly migrations: string;
  readonly languages: string;
}

/** Opens the data directory and builds the provider of each port; takes the folders that come with the product. */
export async function buildDeps(config: Config, { migrations, languages }: Shipped): Promise<Deps> {
  const { closedNames } = await openDataFolder(config.dataDir);
  const db = await openOrRefuse(config.dataDir, migrations);
  // After the database: secrets without a database show that it was lost.
  const secrets = loadSecrets(config.dataDir);
  const [clock, ids] = [steadyClock(findEarliestStart(db)), randomIds];
  const log = rememberingErrors(consoleLog, clock.now);
  if (closedNames > 0) log.info('data-folder-closed-to-others', { names: closedNames });
  const groupCommit = groupCommitOf(db, metersOf(db));
  const spoken = fileLanguages(languages, {
    corrections: join(config.dataDir, 'languages'),
    usual: config.languages,
  });
  const textGrader = config.ai
    ? openaiGrader({ db, groupCommit, clock, ids, log, markTexts, fallback: builtInGrader }, config.ai)
    : builtInGrader;
  return {
    db,
    inTransaction: transactionOf(db),
    groupCommit,
    background: inProcessBackground(log),
    clock,
    ids,
    arrangements: keyedArrangements(secrets.orderSecret),
    origins: sealedOrigins(secrets.orderSecret),
    pseudonyms: keyedPseudonyms(secrets.orderSecret),
    pins: scryptPins(secrets.slipSecret),
    log,
    identity: identityOf(config, { clock, ids, log }),
    payments: config.razorpay
      ? razorpayPayments(config.razorpay)
      : testCheckout({ secret: secrets.testCheckoutSecret, ids }),
    textGrader,
    markTexts,
    mail: config.mail && smtpMail(config.mail),
    siteDetails: siteDetailsOf(config),
    images: fileImageStore(join(config.dataDir, 'uploads')),
    tables: libraryTableEncoder,
    questionFiles: libraryQuestionFiles,
    languages: spoken,
    host: machineHost(
      { db, clock, groupCommit },
      { dataDir: config.dataDir, warnings: [...warningsOf(config), ...spoken.problems] },
    ),
    policy: config.policy,
  };
}

async function openOrRefuse(dataDir: string, migrationsFolder: string): Promise<Db> {
  try {
    const file = join(dataDir, DATABASE_FILE);
    return openDb({ file, migrationsFolder, backupsFolder: backupsFolderOf(dataDir) });
  } catch (error) {
    const damage = damageIn(dataDir, error);
    throw damage ? await refusalOf(dataDir, damage) : error;
  }
}

/** The identity provider: the configured one, or this machine's demo sign-in. */
function identityOf(
  { identity, publicUrl }: Config,
  deps: Pick<Deps, 'clock' | 'ids' | 'log'>,
): IdentityProvider {
  switch (identity.kind) {
    case 'demo':
      return demoIdentity(deps);
    case 'firebase':
      return firebaseIdentity(deps, identity);
    case 'oidc':
      return oidcIdentity(deps, { ...identity, redirectUri: redirectUriOf(publicUrl) });
  }
}
