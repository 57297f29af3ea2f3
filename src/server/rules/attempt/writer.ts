import * as z from 'zod';
import { WRITER_ID_LENGTH, WRITER_SILENT_MS } from '../../../shared/constants';
import { fieldInvalid } from '../../../shared/messages';

/** A page's own id while it is open: 8 to 64 characters. */
export const writerIdSchema = z
  .string({ error: fieldInvalid('writerId') })
  .min(WRITER_ID_LENGTH.min, fieldInvalid('writerId'))
  .max(WRITER_ID_LENGTH.max, fieldInvalid('writerId'));

/**
 * The access of a page to a running attempt: `writes`, `claims` to write from now on, or `looks-on`. A page that wants to write
 * claims an attempt without a holder or with a silent one. Epoch milliseconds; `heldBy` is null without a holder.
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
