import { ROSTER_MAXIMUM_BYTES } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { rosterMessages } from '../../../shared/roster/messages';
import type { RosterRequest } from '../../../shared/roster/request';
import type { Deps } from '../../deps';
import type { RosterReading } from '../../rules/roster/read-roster';

/** Reads the sent list. Throws 400 for a missing, unreadable or too long one, 413 for a too large one. */
export async function readRosterSource(
  { questionFiles }: Pick<Deps, 'questionFiles'>,
  { file, text, as }: RosterRequest,
): Promise<RosterReading> {
  const bytes = file?.bytes.byteLength ?? Buffer.byteLength(text ?? '');
  if (bytes > ROSTER_MAXIMUM_BYTES) throw new DomainError('too_large', rosterMessages.tooLarge);
  const list = file ?? text;
  if (list === undefined) throw new DomainError('invalid', rosterMessages.nothingSent);
  const reading = await questionFiles.readRoster(list, as);
  if (reading.rows.length + reading.unreadable.length === 0)
    throw new DomainError('invalid', rosterMessages.empty);
  return reading;
}
