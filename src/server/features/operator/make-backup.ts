import { DomainError } from '../../../shared/errors';
import { operatorMessages } from '../../../shared/operator/messages';
import { OPERATOR, recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';

/** Makes an extra backup. Throws 409 right after another one, 503 on failure; the log has the cause. */
export async function makeBackupNow({
  db,
  clock,
  log,
  host,
  inTransaction,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'host' | 'inTransaction'>): Promise<{ name: string }> {
  const name = await host.makeBackup(clock.now()).catch((error: unknown) => {
    log.error('backup-failed', error);
    throw new DomainError('unavailable', operatorMessages.backupFailed);
  });
  if (name === null) throw new DomainError('conflict', operatorMessages.backupJustMade);
  inTransaction(() =>
    recordAudit(db, { at: clock.now(), actorId: OPERATOR, action: 'backup-made', subject: name }),
  );
  return { name };
}
