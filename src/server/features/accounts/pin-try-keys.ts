import { memberKey } from '../../../shared/classes/member-key';
import type { Deps } from '../../deps';
import { forgetPinTries } from '../../rates/pin-limits';

/** What a try with a slip counts for: nobody without it can use that up. */
export const slipTries = ({ id, pinSetAt }: { id: string; pinSetAt: number }): string =>
  `slip ${id} ${pinSetAt}`;

/** What a try counts for by what was typed. */
export const typedTries = (schoolClass: string, key: string): string => `${schoolClass} ${key}`;

/** What a try from a device that vouches for a member counts for: the wrong ones of others are none of it. */
export const knownTries = (deviceId: string, of: string): string => `known ${deviceId} ${of}`;

interface NewPin {
  readonly id: string;
  readonly classId: string;
  readonly name: string;
  readonly number: string | null;
}

/** Forgets the wrong tries for a member: they were for a PIN that is none any more. */
export function forgetTriesFor(deps: Pick<Deps, 'db'>, { id, classId, name, number }: NewPin): void {
  const typed = [name, number ?? '', id].map((each) => typedTries(classId, memberKey(each)));
  forgetPinTries(deps, [id, ...typed]);
}
