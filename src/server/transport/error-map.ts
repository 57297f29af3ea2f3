import { errorCodeOf } from '../../shared/error-code';
import { DomainError, ERROR_KINDS, type ErrorKind } from '../../shared/errors';
import { ColleagueConflict, type Stands } from '../../shared/marking/colleague-conflict';
import { messages } from '../../shared/messages';
import type { Log } from '../ports/log';

type WireCode = (typeof ERROR_KINDS)[ErrorKind]['code'] | 'INTERNAL_SERVER_ERROR';

/** How an error leaves the server, whichever transport carries it. */
export interface WireError {
  readonly status: (typeof ERROR_KINDS)[ErrorKind]['status'] | 500;
  readonly code: WireCode;
  readonly sentence: string;
  /** When a client may ask again. */
  readonly retryAfterSeconds?: number | undefined;
  /** What a colleague decided meanwhile, where that is why. */
  readonly stands?: readonly Stands[] | undefined;
}

/** What SQLite and the file system say when the disk is full, busy, read-only or failing: no fault of the request. */
const CANNOT_STORE =
  /^(SQLITE_(BUSY|FULL|READONLY|IOERR|LOCKED|CANTOPEN|CORRUPT|NOTADB)|ENOSPC|EDQUOT|EROFS|EIO)/;

const RETRY_AFTER_503_SECONDS = 5;

/** When it is worth asking again after an error, in seconds; undefined where waiting does not help. */
export function retryAfterSecondsOf(error: unknown): number | undefined {
  if (error instanceof DomainError) {
    return error.retryAfterSeconds ?? (error.kind === 'unavailable' ? RETRY_AFTER_503_SECONDS : undefined);
  }
  return CANNOT_STORE.test(errorCodeOf(error)) ? RETRY_AFTER_503_SECONDS : undefined;
}

/** The wire form of any error; one that nobody foresaw is logged here and leaves as one plain sentence. */
export function toWireError(error: unknown, log: Log, requestId: string): WireError {
  const retryAfterSeconds = retryAfterSecondsOf(error);
  if (error instanceof DomainError) {
    const stands = error instanceof ColleagueConflict ? error.stands : undefined;
    return { ...ERROR_KINDS[error.kind], sentence: error.message, retryAfterSeconds, stands };
  }
  log.error('request-failed', error, { requestId });
  if (CANNOT_STORE.test(errorCodeOf(error))) {
    return { ...ERROR_KINDS.unavailable, sentence: messages.cannotStore, retryAfterSeconds };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', sentence: messages.somethingWrong };
}

/** The documented error body. */
export const errorBody = (error: WireError, requestId: string) => ({
  error: error.sentence,
  code: error.code,
  requestId,
  ...(error.stands && { stands: error.stands }),
});
