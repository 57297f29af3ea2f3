import type { Deps } from '../../deps';
import { findLastOpen, findLastPause, heartbeatStore } from './heartbeat-store';

/**
 * The time before which a server must not begin: with attempts open, the last moment at which it is known to have lived. On a
 * clock that was set back they would otherwise get the time once more. Without one any time will do.
 */
export function findEarliestStart(db: Deps['db']): number | undefined {
  const open = findLastOpen(db);
  if (!open) return undefined;
  const known = [heartbeatStore(db).find.get()?.aliveAt, findLastPause(db)?.pausedAt, open.startedAt];
  return Math.max(...known.map((time) => time ?? 0));
}
