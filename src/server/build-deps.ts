import { join } from 'node:path';
import { builtInGrader } from './adapters/built-in-grader';
import { consoleLog } from './adapters/console-log';
import { demoIdentity } from './adapters/demo-identity';
import { fileImageStore } from './adapters/file-image-store';
import { firebaseIdentity } from './adapters/firebase-identity';
import { inProcessBackground } from './adapters/in-process-background';
import { libraryTableEncoder } from './adapters/library-table-encoder';
import { oidcIdentity } from './adapters/oidc-identity';
import { openaiGrader } from './adapters/openai-grader';
import { randomIds } from './adapters/random-ids';
import { razorpayPayments } from './adapters/razorpay-payments';
import { loadSecrets } from './adapters/secrets';
import { smtpMail } from './adapters/smtp-mail';
import { systemClock } from './adapters/system-clock';
import { testCheckout } from './adapters/test-checkout';
import { backupsFolderOf } from './backup/names';
import { type Config, letterheadOf } from './config';
import { openDataFolder } from './db/data-folder';
import { groupCommitOf } from './db/group-commit';
import { openDb } from './db/open';
import { transactionOf } from './db/tx';
import type { Deps } from './deps';
import { metersOf } from './operations/meters';
import { rememberingErrors } from './operations/recent-errors';
import type { IdentityProvider } from './ports/identity';
import { redirectUriOf } from './settings/identity';
import { markTexts } from './worker/mark-texts';

/** Opens the data directory and puts each port's provider in place. */
export function buildDeps(config: Config, migrationsFolder: string): Deps {
  openDataFolder(config.dataDir);
  const secrets = loadSecrets(config.dataDir);
  const db = openDb({
    file: join(config.dataDir, 'quiz.sqlite'),
    migrationsFolder,
    backupsFolder: backupsFolderOf(config.dataDir),
  });
  const [clock, ids, log] = [systemClock, randomIds, rememberingErrors(consoleLog, systemClock.now)];
  const meters = metersOf(db);
  const groupCommit = groupCommitOf(db, (writes, tookMs) => {
    meters.commitWrites.observe(writes);
    meters.commitSeconds.observe(tookMs / 1000);
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
    log,
    identity: identityOf(config, { clock, ids, log }),
    payments: config.razorpay
      ? razorpayPayments(config.razorpay)
      : testCheckout({ secret: secrets.testCheckoutSecret, ids }),
    textGrader,
    mail: config.mail && smtpMail(config.mail),
    letterhead: letterheadOf(config),
    images: fileImageStore(join(config.dataDir, 'uploads')),
    tables: libraryTableEncoder,
    policy: config.policy,
  };
}

/** Who vouches for people: the provider that the settings name, or the demo sign-in of this machine. */
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
