import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '../db/open';
import { perDb } from '../db/store';
import type { Health } from './health';
import { type Family, gauge } from './prometheus-text';

const counts = perDb(({ $client: client }) => ({
  openAttempts: client
    .prepare<[], number>('select count(*) from attempts where submitted_at is null')
    .pluck(),
  unsentMails: client.prepare<[], number>('select count(*) from mail_outbox where sent_at is null').pluck(),
  evaluations: client
    .prepare<[], number>("select count(*) from quizzes where evaluation_status = 'in-progress'")
    .pluck(),
}));

/** The current number of open attempts, unsent mails and running evaluations. */
export const waitingOf = (db: Db) => {
  const { openAttempts, unsentMails, evaluations } = counts(db);
  return {
    openAttempts: openAttempts.get() ?? 0,
    unsentMails: unsentMails.get() ?? 0,
    evaluations: evaluations.get() ?? 0,
  };
};

/** The resolution of the timer, which is part of its result. */
const RESOLUTION_MS = 20;

let loopDelay: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Begins to measure the event loop delay, with a timer of 20 ms. */
export function watchEventLoop(): void {
  loopDelay ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loopDelay.enable();
}

const NANOSECONDS = 1e9;

/** The values read at each request; event loop delays cover the time since the last one. */
export function gaugesOf(db: Db, health: Health): Family[] {
  const { openAttempts, unsentMails, evaluations } = waitingOf(db);
  const delay = (value: number | undefined) =>
    value === undefined || Number.isNaN(value)
      ? undefined
      : Math.max(0, value / NANOSECONDS - RESOLUTION_MS / 1000);
  const families = [
    gauge({ name: 'quiz_up', help: 'Whether the server is well: 1, or 0.' }, health.status === 'ok' ? 1 : 0),
    gauge({ name: 'quiz_uptime_seconds', help: 'Since the start.' }, health.uptimeSeconds),
    gauge({ name: 'quiz_open_attempts', help: 'Attempts that run.' }, openAttempts),
    gauge({ name: 'quiz_outbox_mails', help: 'Mails that have not left.' }, unsentMails),
    gauge(
      { name: 'quiz_evaluations_running', help: 'Quizzes that are being evaluated or wait for it.' },
      evaluations,
    ),
    gauge(
      { name: 'quiz_disk_free_bytes', help: 'Free room for the data.' },
      health.diskFreeBytes ?? undefined,
    ),
    gauge(
      { name: 'quiz_last_backup_age_seconds', help: 'Since the last backup of the server itself.' },
      health.lastBackupAgeSeconds ?? undefined,
    ),
    gauge(
      { name: 'quiz_event_loop_delay_p50_seconds', help: 'Half of the turns came later than this.' },
      delay(loopDelay?.percentile(50)),
    ),
    gauge(
      { name: 'quiz_event_loop_delay_p99_seconds', help: 'A hundredth of the turns came later than this.' },
      delay(loopDelay?.percentile(99)),
    ),
    gauge({ name: 'quiz_event_loop_delay_max_seconds', help: 'The latest turn.' }, delay(loopDelay?.max)),
    gauge({ name: 'process_resident_memory_bytes', help: 'Memory in use.' }, process.memoryUsage.rss()),
  ];
  loopDelay?.reset();
  return families;
}
