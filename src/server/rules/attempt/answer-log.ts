import * as z from 'zod';
import { answerSchema } from '../../../shared/answer/answer';
import { type ANSWER_LOG_KINDS, SHARE_ID_ALPHABET, SUBMITTED_BY } from '../../../shared/constants';

/** A one-way hash in hexadecimal, passed in because shared code has none. */
export type HashText = (text: string) => string;
export type AnswerLogKind = (typeof ANSWER_LOG_KINDS)[number];

/** One act in an attempt's history; `entry` is JSON, `at` epoch milliseconds, `sequence` counts from 1. */
export interface LoggedEntry {
  readonly sequence: number;
  readonly at: number;
  readonly kind: AnswerLogKind;
  readonly entry: string;
  readonly hash: string;
}

/** A stored answer; the value is null if cleared or discarded. */
export const loggedAnswerSchema = z.object({
  questionId: z.string(),
  value: answerSchema.nullable(),
  revision: z.number(),
  malformed: z.boolean(),
});
export type LoggedAnswer = z.infer<typeof loggedAnswerSchema>;

const answersEntrySchema = z.object({ answers: z.array(loggedAnswerSchema) });
const startedEntrySchema = answersEntrySchema.extend({
  quizId: z.string(),
  studentId: z.string(),
  /** The quiz version; stored histories have it under this name. */
  paperId: z.string(),
});
const submittedEntrySchema = answersEntrySchema.extend({
  submittedAt: z.number(),
  submittedBy: z.enum(SUBMITTED_BY),
});

export interface LoggedSubmission {
  readonly receipt: string;
  readonly submittedAt: number;
  readonly submittedBy: (typeof SUBMITTED_BY)[number];
}

/** The result of a whole history. */
export interface ReplayedLog {
  readonly started: { readonly quizId: string; readonly studentId: string; readonly paperId: string };
  /** The expected answers, absent ones left out. */
  readonly current: ReadonlyMap<string, LoggedAnswer>;
  /** In order; more than one after a reopening. */
  readonly submissions: readonly LoggedSubmission[];
  readonly state: 'running' | 'submitted' | 'amended';
}

/** The allowed order of acts: `amended` is a submission with a late one merged in. */
const NEXT: Readonly<Record<ReplayedLog['state'], Partial<Record<AnswerLogKind, ReplayedLog['state']>>>> = {
  running: { saved: 'running', 'put-aside': 'running', submitted: 'submitted' },
  submitted: { 'late-accepted': 'amended', reopened: 'running' },
  amended: { 'late-accepted': 'amended', reopened: 'running' },
};

/** The hash of an entry includes the previous one, so that nothing can be changed or removed. */
export function chainHash(
  hash: HashText,
  { attemptId, previous, entry }: ChainLink & { entry: Omit<LoggedEntry, 'hash'> },
): string {
  const { sequence, at, kind } = entry;
  return hash(JSON.stringify([attemptId, sequence, previous, at, kind, entry.entry]));
}

interface ChainLink {
  readonly attemptId: string;
  /** The previous entry's hash; '' for the first. */
  readonly previous: string;
}

/** Replays an attempt's history in order. Null if an entry is missing, changed, unreadable or out of order. */
export function replayLog(
  hash: HashText,
  { attemptId, log }: { attemptId: string; log: readonly LoggedEntry[] },
): ReplayedLog | null {
  const [first, ...acts] = log;
  if (first?.kind !== 'started' || !isChained(hash, { attemptId, log })) return null;
  const opening = startedEntrySchema.safeParse(parsed(first.entry));
  if (!opening.success) return null;
  const { answers, ...started } = opening.data;
  const current = new Map<string, LoggedAnswer>();
  const submissions: LoggedSubmission[] = [];
  let state: ReplayedLog['state'] = 'running';
  merge(current, answers);
  for (const act of acts) {
    const next: ReplayedLog['state'] | undefined = NEXT[state][act.kind];
    const changes = answersEntrySchema.safeParse(parsed(act.entry));
    if (next === undefined || !changes.success) return null;
    merge(current, changes.data.answers);
    state = next;
    if (act.kind !== 'submitted') continue;
    const submission = submittedEntrySchema.safeParse(parsed(act.entry));
    if (!submission.success) return null;
    const { submittedAt, submittedBy } = submission.data;
    submissions.push({ receipt: receiptOf(act.hash), submittedAt, submittedBy });
  }
  return { started, current, submissions, state };
}

const RECEIPT_LENGTH = 8;

/** The receipt XXXX-XXXX of a hexadecimal hash; deterministic. */
export function receiptOf(hash: string): string {
  const letters = Array.from({ length: RECEIPT_LENGTH }, (_, index) => {
    const byte = Number.parseInt(hash.slice(index * 2, index * 2 + 2), 16);
    return SHARE_ID_ALPHABET[byte % SHARE_ID_ALPHABET.length];
  });
  return dashed(letters.join(''));
}

/** A typed receipt in the form XXXX-XXXX, ignoring case, spaces and the dash. */
export const readReceipt = (typed: string): string => dashed(typed.replace(/[^a-z0-9]/gi, '').toUpperCase());

const dashed = (letters: string) =>
  `${letters.slice(0, RECEIPT_LENGTH / 2)}-${letters.slice(RECEIPT_LENGTH / 2)}`;

/** Whether the stored answers equal the replayed ones to the letter; a cleared answer equals none. */
export function isAsLogged(
  current: ReplayedLog['current'],
  stored: readonly { questionId: string; value: string | null; malformed: boolean }[],
): boolean {
  const present = stored.filter(({ value }) => value !== null);
  if (present.length !== current.size) return false;
  return present.every(({ questionId, value, malformed }) => {
    const logged = current.get(questionId);
    return logged !== undefined && JSON.stringify(logged.value) === value && logged.malformed === malformed;
  });
}

function isChained(
  hash: HashText,
  { attemptId, log }: { attemptId: string; log: readonly LoggedEntry[] },
): boolean {
  return log.every((entry, index) => {
    const previous = log[index - 1]?.hash ?? '';
    return entry.sequence === index + 1 && entry.hash === chainHash(hash, { attemptId, previous, entry });
  });
}

function merge(current: Map<string, LoggedAnswer>, answers: readonly LoggedAnswer[]): void {
  for (const answer of answers) {
    if (answer.value === null) current.delete(answer.questionId);
    else current.set(answer.questionId, answer);
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null; // what cannot be read is no entry
  }
}

const MEGABYTE = 1024 * 1024;
const MINUTE_MS = 60_000;

/** The size limits of an attempt's history. */
export const HISTORY_ROOM = {
  /** Below this every save is an entry: 20 minutes of typing at the end of the longest answer. */
  wholeBytes: 4 * MEGABYTE,
  /** Below this one entry covers a minute of saves; above, all saves up to the next act. */
  thinBytes: 16 * MEGABYTE,
  thinEveryMs: MINUTE_MS,
} as const;

export interface HistorySoFar {
  /** Of all entries. */
  readonly bytes: number;
  /** When the first save in its last entry arrived; undefined if that is no save. */
  readonly lastSaveSince: number | undefined;
}

/** The end of a history, which its next entry follows. */
export interface HistoryEnd extends HistorySoFar {
  readonly sequence: number;
  readonly hash: string;
  /** Undefined before the first entry. */
  readonly kind: AnswerLogKind | undefined;
  readonly lastBytes: number;
}

export interface Act {
  readonly kind: AnswerLogKind;
  /** The changed answers as stored. */
  readonly answers?: readonly LoggedAnswer[];
  /** Further facts of the act. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Whether a save joins the previous one, so that a very long history stops growing. */
export function joinsLastSave({ bytes, lastSaveSince }: HistorySoFar, nowMs: number): boolean {
  if (lastSaveSince === undefined || bytes < HISTORY_ROOM.wholeBytes) return false;
  return bytes >= HISTORY_ROOM.thinBytes || nowMs - lastSaveSince < HISTORY_ROOM.thinEveryMs;
}
