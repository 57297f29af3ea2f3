import type { HistorySoFar } from '../../../shared/attempt/history-room';
import { perDb } from '../../db/per-db';

export interface HistoryRoom extends HistorySoFar {
  /** Of its last entry. */
  readonly lastBytes: number;
}

/** How long the histories of the attempts that run are: counted once in the database, and added up from there. */
export const historyRooms = perDb(() => new Map<string, HistoryRoom>());
