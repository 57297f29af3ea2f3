import type { Teacher } from '../../../shared/actor';
import type { Slip } from '../../../shared/classes/schema';
import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { PIN_TURNS, takePinTurn } from '../../rates/pin-limits';
import type { Seen } from '../../rules/access/seen';
import { memberKey } from '../../rules/classes/member-key';
import { classMessages, pinMessages } from '../../rules/classes/messages';
import { endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import { forgetTriesFor } from '../accounts/pin-try-keys';
import { type PinMember, pinsStore } from './members-store';
import type { ClassRecord } from './store';

type PinDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'pins' | 'inTransaction'>;
interface InClass {
  readonly teacher: Teacher;
  readonly schoolClass: Seen<ClassRecord, 'mark'>;
}
interface NewPin {
  readonly member: PinMember;
  readonly pin: string;
  readonly pinHash: string;
}

/** Makes a new PIN for a member; ends the old one and its sessions. */
export async function makePin(
  deps: PinDeps,
  { member, ...inClass }: InClass & { member: { readonly id: string } },
): Promise<Slip> {
  const { slips } = await makePins(deps, { ...inClass, input: { memberIds: [member.id] } });
  const [slip] = slips;
  if (!slip) throw new DomainError('not_found', classMessages.memberNotFound);
  return slip;
}

/**
 * Makes new PINs for the named members, all or none, and returns them this once. Throws 404 for a non-member, 409 for a former
 * member or one with an address.
 */
export async function makePins(
  deps: PinDeps,
  { teacher, schoolClass, input }: InClass & { input: { readonly memberIds: readonly string[] } },
): Promise<{ slips: Slip[] }> {
  const all = pinsStore(deps.db).list.all({ classId: schoolClass.id });
  const members = [...new Set(input.memberIds)].map((id) => {
    const member = all.find((each) => each.id === id);
    if (!member) throw new DomainError('not_found', classMessages.memberNotFound);
    refusePinFor(member);
    return member;
  });
  const made = await inTheirTurn(deps, { teacher, members, all });
  return { slips: deps.inTransaction(() => made.map((each) => givePin(deps, teacher, each))) };
}

function refusePinFor({ name, email, removedAt }: PinMember): void {
  if (removedAt !== null) throw new DomainError('conflict', pinMessages.hasLeft(name));
  if (email !== null) throw new DomainError('conflict', pinMessages.hasAddress(name));
}

interface InTurn {
  readonly teacher: Teacher;
  readonly members: readonly PinMember[];
  readonly all: readonly PinMember[];
}

/**
 * Runs as many concurrently as there are cores, each queued, so that a sign-in waits for one at most.
 * Namesakes are distinguished by PIN: theirs run in turn with a common salt, so that one computation
 * identifies the owner.
 */
async function inTheirTurn(deps: PinDeps, { teacher, members, all }: InTurn): Promise<NewPin[]> {
  const named = Map.groupBy(members, ({ name }) => memberKey(name));
  const present = Map.groupBy(
    all.filter(({ removedAt }) => removedAt === null),
    ({ name }) => memberKey(name),
  );
  const made = new Map<PinMember, NewPin>();
  const left = named.entries();
  const makeThoseLeft = async () => {
    for (const [name, namesakes] of left) {
      const hashes = (present.get(name) ?? []).flatMap(({ pinHash }) => pinHash ?? []);
      for (const member of namesakes) {
        const newPin = await makeApart(deps, { member, hashes, maker: teacher.accountId });
        hashes.push(newPin.pinHash);
        made.set(member, newPin);
      }
    }
  };
  await Promise.all(Array.from({ length: PIN_TURNS.atOnce }, makeThoseLeft));
  return members.flatMap((member) => made.get(member) ?? []);
}

const placeOf = (maker: string) => ({ line: 'makers', group: maker, source: maker }) as const;

/** A PIN that none of the namesakes has. */
async function makeApart(
  { db, pins }: PinDeps,
  { member, hashes, maker }: { member: PinMember; hashes: readonly string[]; maker: string },
): Promise<NewPin> {
  const salt = hashes[0] && pins.saltOf(hashes[0]);
  for (;;) {
    const pin = pins.make();
    const endTurn = await takePinTurn({ db }, placeOf(maker));
    const pinHash = await pins.hash(pin, salt).finally(endTurn);
    if (!hashes.includes(pinHash)) return { member, pin, pinHash };
  }
}

function givePin({ db, clock, pins }: PinDeps, teacher: Teacher, { member, pin, pinHash }: NewPin): Slip {
  const { id: memberId, classId, name, number, accountId } = member;
  const [now, pinSetBy] = [clock.now(), teacher.accountId];
  // A member's PINs have distinct times, or the old slip would fit the new one.
  const pinSetAt = Math.max(now, (member.pinSetAt ?? member.pinEndedAt ?? 0) + 1);
  const { changes } = pinsStore(db).setPin.run({ memberId, classId, pinHash, pinSetAt, pinSetBy });
  if (changes === 0) throw new DomainError('conflict', pinMessages.changedMeanwhile(name));
  if (accountId !== null) endPinSessionsAfterQuiz({ db, clock }, accountId);
  forgetTriesFor({ db }, member);
  recordAudit(db, {
    at: now,
    actorId: teacher.accountId,
    action: 'class-pin',
    subject: memberId,
    after: { classId },
  });
  return { memberId, name, number, pin, slip: pins.code('slip', memberId, pinSetAt) };
}
