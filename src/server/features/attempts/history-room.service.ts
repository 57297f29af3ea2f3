import type { AnswerLogKind } from '../../../shared/attempt/answer-log';
import { HISTORY_ROOM } from '../../../shared/attempt/history-room';
import { ANSWERS_STORED_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import { chargeSavedBytes } from '../../rates/limits';
import { answersStore } from './answers-store';
import { type HistoryRoom, historyRooms } from './history-room.repo';
import type { AttemptRecord } from './store';

type RoomDeps = Pick<Deps, 'db'>;

/** How long the history of an attempt is. */
export function historyRoomOf({ db }: RoomDeps, attemptId: string): HistoryRoom {
  const known = historyRooms(db).get(attemptId);
  if (known) return known;
  const bytes = answersStore(db).countHistoryBytes.get({ attemptId })?.bytes ?? 0;
  return { bytes, lastBytes: 0, lastSaveSince: undefined };
}

interface NewEntry {
  readonly kind: AnswerLogKind;
  readonly at: number;
  /** Whether it took the place of the last. */
  readonly joins: boolean;
  readonly entry: string;
}

/** Counts an entry that was added; what saves write is also counted for the student who writes it. */
export function noteEntry(
  deps: RoomDeps,
  attempt: AttemptRecord,
  { kind, at, joins, entry }: NewEntry,
): void {
  const rooms = historyRooms(deps.db);
  if (kind === 'submitted') {
    rooms.delete(attempt.id);
    return;
  }
  const lastBytes = Buffer.byteLength(entry);
  const { bytes, lastSaveSince, lastBytes: replaced } = historyRoomOf(deps, attempt.id);
  const isCounted = rooms.has(attempt.id);
  rooms.set(attempt.id, {
    // What was just counted in the database includes the entry.
    bytes: isCounted ? bytes - (joins ? replaced : 0) + lastBytes : bytes,
    lastBytes,
    lastSaveSince: kind === 'saved' ? (joins ? lastSaveSince : at) : undefined,
  });
  if (kind === 'saved') chargeSavedBytes(deps, attempt.studentId, { at, bytes: lastBytes });
}

/** Refuses (413) answers that take more room than any quiz could need; looked at only once the history is long. */
export function refuseTooMuchText(
  deps: RoomDeps,
  attemptId: string,
  answersAfter: () => Iterable<readonly [questionId: string, value: unknown]>,
): void {
  if (historyRoomOf(deps, attemptId).bytes < HISTORY_ROOM.wholeBytes) return;
  const bytes = Buffer.byteLength(JSON.stringify([...new Map(answersAfter())]));
  if (bytes > ANSWERS_STORED_MAXIMUM_BYTES) throw new DomainError('too_large', messages.answersTooLong);
}
