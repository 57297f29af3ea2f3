import type { Deps } from '../../deps';
import { findLastOpen, findLastPause, heartbeatStore } from './heartbeat-store';

/**
 * The earliest clock at which a server may start: with open attempts, the last known moment of life, since a clock set back would
 * give them that time twice. Otherwise undefined.
 */
export function findEarliestStart(db: Deps['db']): number | undefined {
  const open = findLastOpen(db);
  if (!open) return undefined;
  const known = [heartbeatStore(db).find.get()?.aliveAt, findLastPause(db)?.pausedAt, open.startedAt];
  return Math.max(...known.map((time) => time ?? 0));
}
