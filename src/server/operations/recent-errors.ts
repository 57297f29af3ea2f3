import type { Log } from '../ports/log';
import { describeError } from './describe-error';

/** A logged error without people's texts; `at` is epoch milliseconds. */
export interface RecentError {
  readonly at: number;
  readonly event: string;
  readonly error: string;
  readonly requestId: string | null;
}

const KEPT = 20;
const errorsOf = new WeakMap<Log, RecentError[]>();

/** A log that also stores its last errors in memory. */
export function rememberingErrors(log: Log, now: () => number): Log {
  const errors: RecentError[] = [];
  const remembering: Log = {
    info: log.info,
    error(event, error, fields) {
      const requestId = typeof fields?.requestId === 'string' ? fields.requestId : null;
      errors.unshift({ at: now(), event, error: describeError(error).error, requestId });
      errors.length = Math.min(errors.length, KEPT);
      log.error(event, error, fields);
    },
  };
  errorsOf.set(remembering, errors);
  return remembering;
}

/** The last errors of a log, newest first; empty for a log that stores none. */
export const recentErrorsOf = (log: Log): readonly RecentError[] => errorsOf.get(log) ?? [];
