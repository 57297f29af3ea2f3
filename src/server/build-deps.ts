import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtInGrader } from './adapters/built-in-grader';
import { consoleLog } from './adapters/console-log';
import { demoIdentity } from './adapters/demo-identity';
import { fileImageStore } from './adapters/file-image-store';
import { inProcessBackground } from './adapters/in-process-background';
import { libraryTableEncoder } from './adapters/library-table-encoder';
import { openaiGrader } from './adapters/openai-grader';
import { outboxMail } from './adapters/outbox-mail';
import { randomIds } from './adapters/random-ids';
import { loadSecrets } from './adapters/secrets';
import { systemClock } from './adapters/system-clock';
import { testCheckout } from './adapters/test-checkout';
import type { Config } from './config';
import { groupCommitOf } from './db/group-commit';
import { openDb } from './db/open';
import { transactionOf } from './db/tx';
import type { Deps } from './deps';
import { markTexts } from './worker/mark-texts';

/** Opens the data directory and puts each port's provider in place. */
export function buildDeps(config: Config, migrationsFolder: string): Deps {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const secrets = loadSecrets(config.dataDir);
  const db = openDb({ file: join(config.dataDir, 'quiz.sqlite'), migrationsFolder });
  const [clock, ids, log] = [systemClock, randomIds, consoleLog];
  const groupCommit = groupCommitOf(db);
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
    identity: demoIdentity({ clock, ids }),
    payments: testCheckout({ secret: secrets.testCheckoutSecret, ids }),
    textGrader,
    mail: outboxMail({ db, clock, ids, log }),
    images: fileImageStore(join(config.dataDir, 'uploads')),
    tables: libraryTableEncoder,
    policy: config.policy,
  };
}
