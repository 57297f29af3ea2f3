import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';

const MEGABYTE = 1024 * 1024;

/** How many bytes of bodies may be in memory at once. */
export const BODY_ROOM = {
  inAll: 64 * MEGABYTE,
  /** One large image and some answers. */
  ofAccount: 16 * MEGABYTE,
  /** Of those whom nobody knows, so that they never take the room of a class. */
  ofStrangers: 16 * MEGABYTE,
  ofStrangersAtAddress: 4 * MEGABYTE,
};
const RETRY_SECONDS = 5;

/** Who sends a body: an account, or somebody unknown at an address. */
export interface Sender {
  readonly key: string;
  readonly isKnown: boolean;
}

/** Counts the bytes of all bodies that are being read or worked on; refuses (503) those that find no room. */
export function bodyRoom(limits = BODY_ROOM) {
  const bySender = new Map<string, number>();
  const held = { known: 0, strangers: 0 };
  const hasRoom = ({ key, isKnown }: Sender, bytes: number) =>
    held.known + held.strangers + bytes <= limits.inAll &&
    (isKnown || held.strangers + bytes <= limits.ofStrangers) &&
    (bySender.get(key) ?? 0) + bytes <= (isKnown ? limits.ofAccount : limits.ofStrangersAtAddress);
  const add = ({ key, isKnown }: Sender, bytes: number) => {
    const sum = (bySender.get(key) ?? 0) + bytes;
    if (sum > 0) bySender.set(key, sum);
    else bySender.delete(key);
    held[isKnown ? 'known' : 'strangers'] += bytes;
  };
  const refuseWithout = (sender: Sender, bytes: number) => {
    if (!hasRoom(sender, bytes)) throw new DomainError('unavailable', messages.bodiesBusy, RETRY_SECONDS);
  };
  return {
    /** Refuses as `take` would, and takes nothing. */
    refuseWithout,
    take(sender: Sender, bytes: number): void {
      refuseWithout(sender, bytes);
      add(sender, bytes);
    },
    giveBack: (sender: Sender, bytes: number): void => add(sender, -bytes),
  };
}
