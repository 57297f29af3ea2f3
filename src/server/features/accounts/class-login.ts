import type { ClassLoginRequest, Login } from '../../../shared/account/schema';
import { CLASS_PROVIDER } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { refusals } from '../../../shared/refusals';
import type { Origin } from '../../calls/declare';
import { dropOnForeignCommitInTurn } from '../../db/row-cache';
import type { Deps } from '../../deps';
import { beginPinTry, mayBringDevice, takePinTurn, tellOfTry, WRONG_PINS } from '../../rates/pin-limits';
import type { Tried, TryBegun } from '../../rates/wrong-tries';
import { memberKey, readClassCode } from '../../rules/classes/member-key';
import { readPin } from '../../rules/classes/pin';
import { beginSession } from './begin-session';
import { type Device, isKnownOn, newDevice, readDevice, withMember, writeDevice } from './devices';
import { languageOf } from './language';
import { type MemberWithPin, pinListCache, pinMembersStore } from './pin-members-store';
import { knownTries, slipTries, typedTries } from './pin-try-keys';
import { accountsStore } from './store';

/** The one refusal (401) of every failed PIN sign-in, so that it reveals nothing. */
export const pinRefused = () => new DomainError('unauthenticated', refusals.pinRefused);

type PinDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'pins' | 'groupCommit'>;
type From = Pick<Origin, 'address' | 'kept'>;

/** A member possibly meant by a sign-in. */
interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly pinHash: string;
  readonly pinSetAt: number;
  /** The key that counts wrong tries. */
  readonly triesOf: string;
}
interface Meant {
  readonly candidates: readonly Candidate[];
  readonly tried: Tried;
  /**
   * The holder of a slip already knows class and name; a slip that does not match may be old, forged or for
   * another member.
   */
  readonly slip: 'none' | 'fits' | 'ended';
  /** The queue to wait in. */
  readonly place: Parameters<typeof takePinTurn>[1];
}
type Tries = Meant & { readonly pin: string | null };

/**
 * Exchanges a class code, a name or number and a PIN for a student's session; the first sign-in creates the account. Throws 401
 * for any mismatch, after equal work each time; 429 after too many wrong tries; 403 for a PIN without its slip in a slips-only
 * class. The browser remembers the member.
 */
export async function loginWithPin(
  deps: PinDeps,
  { input, origin: { address, kept } }: { input: ClassLoginRequest; origin: From },
): Promise<Login> {
  const device = readDevice(deps, kept.read());
  try {
    const meant = whoIsMeant(deps, input, { address, device });
    const right = await tryPin(deps, { ...meant, pin: readPin(input.pin) });
    const login = await deps.groupCommit(() => signIn(deps, right));
    kept.write(writeDevice(deps, withMember(deps, device ?? newDevice(deps), right)));
    return login;
  } catch (error) {
    // From the next try on, the device has its own place in the queue.
    if (!device && mayBringDevice(deps, address)) kept.write(writeDevice(deps, newDevice(deps)));
    throw error;
  }
}

/** Finds the PIN's owner; a failed try by a stranger is reported to the teacher. */
async function tryPin(deps: PinDeps, { candidates, tried, place, pin, slip }: Tries): Promise<Candidate> {
  try {
    const begun = beginPinTry(deps, tried, slip === 'fits');
    const right = await workOut(deps, { begun, place, candidates, pin });
    if (begun.end(right?.triesOf ?? null, deps.clock.now()) === 'in' && right) return right;
    if (slip === 'none') throw pinRefused();
    if (slip === 'ended') throw new DomainError('unauthenticated', refusals.slipEnded);
    const left = begun.left(deps.clock.now());
    throw new DomainError('unauthenticated', refusals.slipRefused({ left }));
  } catch (error) {
    if (place.line === 'strangers' && error instanceof DomainError && error.kind !== 'unavailable') {
      tellOfTry(
        deps,
        candidates.map(({ id }) => id),
      );
    }
    throw error;
  }
}

const UNKNOWN_CLASS = 'no class';

function whoIsMeant(
  deps: PinDeps,
  { classCode, member, slip }: ClassLoginRequest,
  { address, device }: { address: string; device: Device | null },
): Meant {
  const { db, pins } = deps;
  const code = readClassCode(classCode);
  const schoolClass = pinMembersStore(db).findClass.get({ code });
  const key = memberKey(member);
  const named = (schoolClass ? listOf(db, schoolClass.id) : [])
    .filter((each) => each.member.id === member || each.keys.includes(key))
    .map((each) => each.member);
  const holder = slip && named.find(({ id, pinSetAt }) => pins.isCode(slip, 'slip', id, pinSetAt));
  if (holder) {
    const triesOf = slipTries(holder);
    const tried = { device: null, typed: triesOf, members: [triesOf] };
    return { candidates: [{ ...holder, triesOf }], tried, place: vouchedFor(triesOf), slip: 'fits' };
  }
  if (schoolClass?.slipsOnly)
    throw new DomainError('forbidden', slip ? refusals.slipEnded : refusals.slipsOnly);
  const ofSlip = { slip: slip ? 'ended' : 'none' } as const;
  if (device && named.some((each) => isKnownOn(deps, device, each))) {
    const triesOf = (each: MemberWithPin) =>
      isKnownOn(deps, device, each) ? knownTries(device.id, slipTries(each)) : each.id;
    const candidates = named.map((each) => ({ ...each, triesOf: triesOf(each) }));
    const typed = knownTries(device.id, key);
    const members = candidates.map((each) => each.triesOf);
    return { candidates, tried: { device: null, typed, members }, place: vouchedFor(device.id), ...ofSlip };
  }
  return {
    ...ofSlip,
    candidates: named.map((each) => ({ ...each, triesOf: each.id })),
    tried: {
      device: device?.id ?? null,
      typed: typedTries(schoolClass?.id ?? `code ${code}`, key),
      members: named.map(({ id }) => id),
    },
    place: device
      ? { line: 'strangers', group: address, source: device.id, places: OF_DEVICE }
      : { line: 'strangers', group: address, source: schoolClass?.id ?? UNKNOWN_CLASS },
  };
}

/** A device sends one request at a time, and a second if the first answer is slow. */
const OF_DEVICE = 3;

const vouchedFor = (source: string) =>
  ({ line: 'known', group: source, source, places: WRONG_PINS.ofMember }) as const;

function listOf(db: PinDeps['db'], classId: string) {
  dropOnForeignCommitInTurn(db);
  const lists = pinListCache(db);
  const known = lists.get(classId);
  if (known) return known;
  const read = readPinList(db, classId);
  lists.set(classId, read);
  return read;
}

/** Reads a class's list, bypassing the cache. */
export const readPinList = (db: PinDeps['db'], classId: string) =>
  pinMembersStore(db)
    .list.all({ classId })
    .map((member) => ({
      member,
      keys: [member.name, ...(member.number === null ? [] : [member.number])].map(memberKey),
    }));

/** The owner of the PIN; none if two members match. */
async function workOut(
  { db, clock, pins }: PinDeps,
  { begun, place, candidates, pin }: Omit<Tries, 'tried' | 'slip'> & { begun: TryBegun },
): Promise<Candidate | undefined> {
  try {
    const endTurn = await takePinTurn({ db }, place);
    try {
      const [found, another] = await pins.match(pin, candidates);
      return another ? undefined : found;
    } finally {
      endTurn();
    }
  } catch (error) {
    begun.cancel(clock.now());
    throw error;
  }
}

function signIn(deps: PinDeps, { id: memberId, pinHash }: Candidate): Login {
  const store = pinMembersStore(deps.db);
  // During the computation the teacher may have replaced the PIN, or the maker's right may have ended.
  const member = store.findWithPin.get({ memberId, pinHash, now: deps.clock.now() });
  if (!member) throw pinRefused();
  const identity = { role: 'student', issuer: CLASS_PROVIDER, subject: memberId } as const;
  const login = beginSession(deps, {
    ...identity,
    accountId: accountsStore(deps.db).findByIdentity.get(identity)?.id,
    provider: CLASS_PROVIDER,
    email: '',
    name: member.name,
    termsAcceptedAt: null,
  });
  const accountId = login.user._id;
  if (member.accountId !== accountId) store.setAccount.run({ memberId, accountId });
  return { ...login, language: languageOf(deps, accountId) };
}
