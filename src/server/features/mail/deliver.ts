import type { Deps } from '../../deps';
import type { Delivery, Mail, MailSession, MailTransport } from '../../ports/mail';
import { gaveUpTooOld, isTooOld, nextTryAt, serverPauseMs, withoutAddresses } from '../../rules/mail/retry';
import { countWaiting, listDueMails, type MailRecord, updateTried } from './store';

type DeliverDeps = Pick<Deps, 'db' | 'clock' | 'groupCommit' | 'background' | 'log'>;

/** Keeps rounds short, since a stop waits for the running one. */
const MAILS_A_ROUND = 30;
const SESSIONS_AT_ONCE = 3;
const LOG_FAULT_EVERY_MS = 60 * 60 * 1000;
const REASON_MAXIMUM_LENGTH = 500;

/** The name of the job made by `mailDelivery`. */
export const DELIVER_MAIL = 'deliver-mail';

type Outcome = Exclude<Delivery, { outcome: 'closed' }>;

/** Remembered between rounds; a restart forgets it and retries immediately. */
interface Memory {
  failures: number;
  pausedUntil: number;
  loggedAt: number;
  /** Sent mails whose outcome could not be written: never sent again while remembered. */
  unmarked: { readonly mail: MailRecord; readonly outcome: Outcome }[];
}

interface Round {
  readonly deps: DeliverDeps;
  readonly transport: MailTransport;
  readonly memory: Memory;
  readonly queue: MailRecord[];
}

/**
 * A job that sends due mails over three sessions. Rejected ones are retried later or given up; if the server
 * is unusable, all mails wait without counting a try. A mail is marked sent after the server accepted it: a
 * crash in between resends at most three, with the same Message-ID.
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
    // Waits for every worker, even after a disk failure: no mail may be in flight when the next round begins.
    await Promise.allSettled(workers);
    const faults = (await Promise.all(workers)).flatMap((fault) => fault ?? []);
    // A server that rejects one of several sessions may limit them and is still usable.
    if (count > 0) noteServer(deps, memory, faults.length === count ? faults[0] : undefined);
    if (due.length === MAILS_A_ROUND) deps.background.soon(DELIVER_MAIL, deliverDue);
  };
  return deliverDue;
}

/** Sends from the queue until it is empty; returns the fault that ended the session early. */
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

/** A stored mail for the mail server. */
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

/** Drops mails too old to be worth sending. */
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

/** Delays all mail after a fault, longer each time, and logs it once an hour. */
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
