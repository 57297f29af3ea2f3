import { DomainError, ERROR_KINDS, type ErrorKind } from '../../shared/errors';
import { type Said, say } from '../../shared/languages/said';
import { ColleagueConflict, type Stands } from '../../shared/marking/colleague-conflict';
import { refusals } from '../../shared/refusals';
import type { Log } from '../ports/log';
import { errorCodeOf } from '../rules/error-code';

type WireCode = (typeof ERROR_KINDS)[ErrorKind]['code'] | 'INTERNAL_SERVER_ERROR';

/** An error as sent by either transport. */
export interface WireError {
  readonly status: (typeof ERROR_KINDS)[ErrorKind]['status'] | 500;
  readonly code: WireCode;
  readonly sentence: string;
  readonly said?: Said | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** Colleagues' newer decisions, if they are the reason. */
  readonly stands?: readonly Stands[] | undefined;
}

/** Errors of SQLite and the file system for a full, busy, read-only or failing disk: not the request's fault. */
const CANNOT_STORE =
  /^(SQLITE_(BUSY|FULL|READONLY|IOERR|LOCKED|CANTOPEN|CORRUPT|NOTADB)|ENOSPC|EDQUOT|EROFS|EIO)/;

const RETRY_AFTER_503_SECONDS = 5;

/** When a retry is worthwhile, in seconds; undefined if waiting does not help. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  if (error instanceof DomainError) {
    return error.retryAfterSeconds ?? (error.kind === 'unavailable' ? RETRY_AFTER_503_SECONDS : undefined);
  }
  return CANNOT_STORE.test(errorCodeOf(error)) ? RETRY_AFTER_503_SECONDS : undefined;
}

/** The wire form of any error; an unexpected one is logged and becomes one plain sentence. */
export function toWireError(error: unknown, log: Log, requestId: string): WireError {
  const retryAfterSeconds = retryAfterSecondsOf(error);
  if (error instanceof DomainError) {
    const stands = error instanceof ColleagueConflict ? error.stands : undefined;
    return {
      ...ERROR_KINDS[error.kind],
      sentence: error.message,
      said: error.said,
      retryAfterSeconds,
      stands,
    };
  }
  log.error('request-failed', error, { requestId });
  if (CANNOT_STORE.test(errorCodeOf(error))) {
    return { ...ERROR_KINDS.unavailable, ...saying(refusals.cannotStore), retryAfterSeconds };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', ...saying(refusals.somethingWrong) };
}

const saying = (said: Said) => ({ sentence: say(said) ?? said.name, said });

/** The documented error body. */
export const errorBody = (error: WireError, requestId: string) => ({
  error: error.sentence,
  code: error.code,
  requestId,
  ...(error.stands && { stands: error.stands }),
});

/** The error's data over tRPC: the documented body, and the sentence by its name, said by the page in its language. */
export const trpcErrorData = (error: WireError, requestId: string) => ({
  httpStatus: error.status,
  ...errorBody(error, requestId),
  ...(error.said && { said: error.said }),
});
