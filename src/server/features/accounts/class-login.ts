import { accountMessages } from '../../../shared/account/messages';
import type { ClassLoginRequest, Login } from '../../../shared/account/schema';
import { memberKey, readClassCode } from '../../../shared/classes/member-key';
import { readPin } from '../../../shared/classes/pin';
import { CLASS_PROVIDER } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { followOthersInTurn } from '../../db/in-step';
import type { Deps } from '../../deps';
import { beginPinTry, takePinTurn, tooManyWrongPins } from '../../rates/pin-limits';
import type { Tried, TryBegun } from '../../rates/wrong-tries';
import { beginSession } from './begin-session';
import { knownLists, pinMembersStore } from './pin-members-store';
import { slipTries, typedTries } from './pin-try-keys';
import { accountsStore } from './store';

/** How a sign-in is refused (401) in which anything does not fit: nobody learns what. */
export const pinRefused = () => new DomainError('unauthenticated', accountMessages.pinRefused);

type PinDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'pins' | 'groupCommit'>;

/** A member whom a sign-in may mean. */
interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly pinHash: string;
  /** What their wrong tries are counted by. */
  readonly triesOf: string;
}
interface Meant {
  readonly candidates: readonly Candidate[];
  readonly tried: Tried;
  /** The line to wait in. */
  readonly line: string;
}

/**
 * Exchanges a class code, a name or number and a PIN for a student's session; the account is made at the first. Refuses with 401
 * whatever does not fit, alike and after the same work, and with 429 after too many wrong tries.
 */
export async function loginWithPin(deps: PinDeps, { input }: { input: ClassLoginRequest }): Promise<Login> {
  const { candidates, tried, line } = whoIsMeant(deps, input);
  const begun = beginPinTry(deps, tried);
  const right = await workOut(deps, { begun, line, candidates, pin: readPin(input.pin) });
  const ended = begun.end(right?.triesOf ?? null, deps.clock.now());
  if (typeof ended === 'number') throw tooManyWrongPins(ended);
  if (ended === 'wrong' || !right) throw pinRefused();
  return deps.groupCommit(() => signIn(deps, right));
}

const UNKNOWN_CLASS = 'no class';

function whoIsMeant({ db, pins }: PinDeps, { classCode, member, slip }: ClassLoginRequest): Meant {
  const code = readClassCode(classCode);
  const store = pinMembersStore(db);
  const classId = store.findClass.get({ code })?.id;
  const key = memberKey(member);
  const named = (classId === undefined ? [] : listOf(db, classId))
    .filter((each) => each.member.id === member || each.keys.includes(key))
    .map((each) => each.member);
  const holder = slip && named.find(({ id, pinSetAt }) => pins.isSlip(slip, id, pinSetAt));
  if (holder) {
    const triesOf = slipTries(holder);
    const tried = { schoolClass: null, typed: triesOf, members: [triesOf] };
    return { candidates: [{ ...holder, triesOf }], tried, line: triesOf };
  }
  const schoolClass = classId ?? `code ${code}`;
  return {
    candidates: named.map((each) => ({ ...each, triesOf: each.id })),
    tried: { schoolClass, typed: typedTries(schoolClass, key), members: named.map(({ id }) => id) },
    line: classId ?? UNKNOWN_CLASS,
  };
}

function listOf(db: PinDeps['db'], classId: string) {
  followOthersInTurn(db);
  const lists = knownLists(db);
  const known = lists.get(classId);
  if (known) return known;
  const read = readPinList(db, classId);
  lists.set(classId, read);
  return read;
}

/** Reads the list of a class past the memory. */
export const readPinList = (db: PinDeps['db'], classId: string) =>
  pinMembersStore(db)
    .list.all({ classId })
    .map((member) => ({
      member,
      keys: [member.name, ...(member.number === null ? [] : [member.number])].map(memberKey),
    }));

/** Whose PIN it is; of two whose it is nobody's. */
async function workOut(
  { db, clock, pins }: PinDeps,
  tried: { begun: TryBegun; line: string; candidates: readonly Candidate[]; pin: string | null },
): Promise<Candidate | undefined> {
  const { begun, line, candidates, pin } = tried;
  try {
    const endTurn = await takePinTurn({ db }, line);
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
  // The teacher may have made a new PIN meanwhile.
  const member = store.findWithPin.get({ memberId, pinHash });
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
  return login;
}
