import * as z from 'zod';
import { answerSchema } from '../answer/answer';
import { type ANSWER_LOG_KINDS, SUBMITTED_BY } from '../constants';
import { receiptOf } from './receipt';

/** A one-way hash of a text, in hexadecimal: passed in, since the pure rules have none. */
export type HashText = (text: string) => string;
export type AnswerLogKind = (typeof ANSWER_LOG_KINDS)[number];

/** One act in the history of an attempt; `entry` is JSON, `at` epoch milliseconds, `sequence` counts from 1. */
export interface LoggedEntry {
  readonly sequence: number;
  readonly at: number;
  readonly kind: AnswerLogKind;
  readonly entry: string;
  readonly hash: string;
}

/** An answer as an act stored it; the value is null where it was cleared or discarded. */
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
  paperId: z.string(),
});
const submittedEntrySchema = answersEntrySchema.extend({
  submittedAt: z.number(),
  submittedBy: z.enum(SUBMITTED_BY),
});

/** What one submission said of itself. */
export interface LoggedSubmission {
  readonly receipt: string;
  readonly submittedAt: number;
  readonly submittedBy: (typeof SUBMITTED_BY)[number];
}

/** What a whole history says. */
export interface ReplayedLog {
  readonly started: { readonly quizId: string; readonly studentId: string; readonly paperId: string };
  /** What must stand now, answers that are not there left out. */
  readonly current: ReadonlyMap<string, LoggedAnswer>;
  /** In their order; more than one after a reopening. */
  readonly submissions: readonly LoggedSubmission[];
  readonly state: 'running' | 'submitted' | 'amended';
}

/** Which acts may follow which: `amended` is a submitted attempt with a late one merged in. */
const NEXT: Readonly<Record<ReplayedLog['state'], Partial<Record<AnswerLogKind, ReplayedLog['state']>>>> = {
  running: { saved: 'running', 'put-aside': 'running', submitted: 'submitted' },
  submitted: { 'late-accepted': 'amended', reopened: 'running' },
  amended: { 'late-accepted': 'amended', reopened: 'running' },
};

/** The hash of an entry: it covers the one before, so that nothing in between can be changed or left out. */
export function chainHash(
  hash: HashText,
  { attemptId, previous, entry }: ChainLink & { entry: Omit<LoggedEntry, 'hash'> },
): string {
  const { sequence, at, kind } = entry;
  return hash(JSON.stringify([attemptId, sequence, previous, at, kind, entry.entry]));
}

interface ChainLink {
  readonly attemptId: string;
  /** The hash of the entry before; empty for the first. */
  readonly previous: string;
}

/**
 * Plays the whole history of an attempt again, in its order. Null when it is no whole history: an entry is missing, was
 * changed, cannot be read, or follows where it cannot.
 */
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

/** Whether what stands is, to the letter, what a history says; an answer that was cleared equals none. */
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
