import type { Deps } from '../../deps';
import { forgetPinTries } from '../../rates/pin-limits';
import { memberKey } from '../../rules/classes/member-key';

/** The counter key of tries with a slip, which only its holder can exhaust. */
export const slipTries = ({ id, pinSetAt }: { id: string; pinSetAt: number }): string =>
  `slip ${id} ${pinSetAt}`;

export const typedTries = (schoolClass: string, key: string): string => `${schoolClass} ${key}`;

/** The counter key of tries from a known device, unaffected by others' wrong tries. */
export const knownTries = (deviceId: string, of: string): string => `known ${deviceId} ${of}`;

interface NewPin {
  readonly id: string;
  readonly classId: string;
  readonly name: string;
  readonly number: string | null;
}

/** Resets the wrong tries of a member after a new PIN. */
export function forgetTriesFor(deps: Pick<Deps, 'db'>, { id, classId, name, number }: NewPin): void {
  const typed = [name, number ?? '', id].map((each) => typedTries(classId, memberKey(each)));
  forgetPinTries(deps, [id, ...typed]);
}
