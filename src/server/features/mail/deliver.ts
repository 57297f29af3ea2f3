import {
  gaveUpTooOld,
  isTooOld,
  nextTryAt,
  serverPauseMs,
  withoutAddresses,
} from '../../../shared/mail/retry';
import type { Deps } from '../../deps';
import type { Delivery, Mail, MailSession, MailTransport } from '../../ports/mail';
import { countWaiting, listDueMails, type MailRecord, updateTried } from './store';

type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'background' | 'log'>;

/** A round is short, so that a stop, which lets it end, need not wait long. */
const MAILS_A_ROUND = 30;
const SESSIONS_AT_ONCE = 3;
const LOG_FAULT_EVERY_MS = 60 * 60 * 1000;
const REASON_MAXIMUM_LENGTH = 500;

/** The name of the job that `mailDelivery` makes. */
export const DELIVER_MAIL = 'deliver-mail';

type Outcome = Exclude<Delivery, { outcome: 'closed' }>;

/** What one process remembers between rounds; a start forgets it and tries at once. */
interface Memory {
  failures: number;
  pausedUntil: number;
  loggedAt: number;
  /** What became of mails that the disk did not take: never sent again while this is known. */
  unmarked: { readonly mail: MailRecord; readonly outcome: Outcome }[];
}

interface Round {
  readonly deps: DeliverDeps;
  readonly transport: MailTransport;
  readonly memory: Memory;
  readonly queue: MailRecord[];
}

/**
 * A job that hands the mails that are due to the mail server, three at once. What the server does not take is tried again
 * later or given up; when the server cannot be used at all, every mail waits and nothing is counted against it. A mail is
 * marked sent after the server has taken it: a crash in between sends those three once more, under the same Message-ID.
 */
export function mailDelivery(deps: DeliverDeps, transport: MailTransport): () => Promise<void> {
  const memory: Memory = { failures: 0, pausedUntil: 0, loggedAt: Number.NEGATIVE_INFINITY, unmarked: [] };
  const deliverDue = async () => {
    const now = deps.clock.now();
    await markAll(deps, memory.unmarked.splice(0), memory);
    if (now < memory.pausedUntil) return;
    const due = listDueMails(deps.db, { now, limit: MAILS_A_ROUND });
    const queue = await withoutTooOld(deps, due, now);
    const count = Math.min(SESSIONS_AT_ONCE, queue.length);
    const workers = Array.from({ length: count }, () => deliverFrom({ deps, transport, memory, queue }));
    // Each is waited for, also when the disk fails one: a mail must not be on its way when the next round begins.
    await Promise.allSettled(workers);
    const faults = (await Promise.all(workers)).flatMap((fault) => fault ?? []);
    // A server that turns one session away, as it may allow but two, is none that cannot be used.
    if (count > 0) noteServer(deps, memory, faults.length === count ? faults[0] : undefined);
    if (due.length === MAILS_A_ROUND) deps.background.soon(DELIVER_MAIL, deliverDue);
  };
  return deliverDue;
}

/** Delivers from the queue until it is empty, or answers why the session ended before. */
async function deliverFrom({ deps, transport, memory, queue }: Round): Promise<string | undefined> {
  let session: MailSession | undefined;
  try {
    for (let mail = queue.shift(); mail; mail = queue.shift()) {
      try {
        session ??= await transport.open();
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      const outcome = await session.deliver(toMail(mail));
      if (outcome.outcome === 'closed') return outcome.reason;
      await markAll(deps, [{ mail, outcome }], memory);
      if (outcome.outcome === 'cut') return outcome.reason;
    }
    return undefined;
  } finally {
    session?.close();
  }
}

/** A stored mail as the mail server gets it. */
const toMail = ({ id, recipient, subject, body, html, createdAt }: MailRecord): Mail => ({
  id,
  to: recipient,
  subject,
  text: body,
  html,
  writtenAt: createdAt,
});

async function markAll(deps: DeliverDeps, tried: Memory['unmarked'], memory: Memory): Promise<void> {
  if (tried.length === 0) return;
  try {
    await deps.groupCommit(() => {
      for (const { mail, outcome } of tried) mark(deps, mail, outcome);
    });
  } catch (error) {
    memory.unmarked.push(...tried);
    throw error;
  }
}

function mark(deps: DeliverDeps, { id, tries: before }: MailRecord, outcome: Outcome): void {
  const [now, tries] = [deps.clock.now(), before + 1];
  if (outcome.outcome === 'sent') {
    updateTried(deps.db, id, { tries, sentAt: now, nextTryAt: null, lastError: null });
    return;
  }
  const next = outcome.outcome === 'refused' ? null : nextTryAt({ tries, now });
  const lastError = outcome.reason.slice(0, REASON_MAXIMUM_LENGTH);
  updateTried(deps.db, id, { tries, sentAt: null, nextTryAt: next, lastError });
  if (next === null) deps.log.error('mail-given-up', withoutAddresses(lastError), { mail: id, tries });
}

/** The mails that are still worth sending; the others are given up. */
async function withoutTooOld(deps: DeliverDeps, due: MailRecord[], now: number): Promise<MailRecord[]> {
  const [old, rest] = [due.filter((mail) => isTooOld(mail, now)), due.filter((mail) => !isTooOld(mail, now))];
  if (old.length === 0) return rest;
  await deps.groupCommit(() => {
    for (const { id, tries } of old) {
      updateTried(deps.db, id, { tries, sentAt: null, nextTryAt: null, lastError: gaveUpTooOld });
    }
  });
  deps.log.info('mails-too-old', { count: old.length });
  return rest;
}

/** Lets all mail wait after a fault, longer each time, and says so once an hour. */
function noteServer({ db, clock, log }: DeliverDeps, memory: Memory, fault: string | undefined): void {
  if (fault === undefined) {
    if (memory.failures > 0) log.info('mail-server-usable-again');
    memory.failures = 0;
    return;
  }
  const now = clock.now();
  memory.failures += 1;
  memory.pausedUntil = now + serverPauseMs(memory.failures);
  if (now - memory.loggedAt < LOG_FAULT_EVERY_MS) return;
  memory.loggedAt = now;
  log.error('mail-server-unusable', withoutAddresses(fault), { waiting: countWaiting(db) });
}
