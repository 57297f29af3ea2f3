import * as z from 'zod';
import { WRITER_ID_LENGTH, WRITER_SILENT_MS } from '../constants';
import { fieldInvalid } from '../messages';

/** The name that a page gives itself for as long as it stands open: 8 to 64 characters. */
export const writerIdSchema = z
  .string({ error: fieldInvalid('writerId') })
  .min(WRITER_ID_LENGTH.min, fieldInvalid('writerId'))
  .max(WRITER_ID_LENGTH.max, fieldInvalid('writerId'));

/**
 * What a page of a running attempt is: the one that `writes`, one that `claims` to be it from now on, or one that
 * `looks-on`. A page that wants to write claims what nobody holds, and what another holds that was not heard of for a
 * while. Times are epoch milliseconds; `heldBy` is null while nobody holds the attempt.
 */
export function accessOfPage(page: {
  writerId: string;
  wantsToWrite: boolean;
  heldBy: { writerId: string; heardAtMs: number } | null;
  nowMs: number;
}): 'writes' | 'claims' | 'looks-on' {
  const { heldBy } = page;
  if (heldBy?.writerId === page.writerId) return 'writes';
  const isFree = heldBy === null || page.nowMs - heldBy.heardAtMs > WRITER_SILENT_MS;
  return isFree && page.wantsToWrite ? 'claims' : 'looks-on';
}
