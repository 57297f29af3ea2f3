import { expect } from 'vitest';
import { auditLog } from '../../server/db/records-schema';
import { callsByName } from '../../server/mounts/all-calls';
import { digestOf } from '../../server/testing/database-digest';
import type { Answered } from '../../server/testing/person';
import { messages } from '../../shared/messages';
import { operatorMessages } from '../../shared/operator/messages';
import { anyText, CALLERS, type Caller, type SharedStage } from './call-table';
import type { CallRow } from './call-tables';
import { arrangedFor, personsFor } from './cast';
import { expectSaid } from './expect-said';
import { firstWayOf, waysOf } from './ways';

/** Every other caller is refused on every mount, in the documented form, without side effects. */
export async function expectRefusals(of: CallRow, at: SharedStage): Promise<void> {
  // Create all persons first, because some sign in again.
  const refused = [];
  for (const caller of CALLERS.filter((each) => of.row.statuses[each] >= 400))
    refused.push({ caller, persons: await personsFor(at, caller) });
  const before = digestOf(at.world.deps.db);
  for (const { caller, persons } of refused) {
    for (const [place, { name, call }] of of.operations.flatMap((each) => [...waysOf(each).entries()])) {
      // One person suffices for the other mounts.
      for (const person of place === 0 ? persons : persons.slice(0, 1)) {
        const { status, body, headers } = await call(at, person);
        expect([name, caller, status, body]).toEqual([
          ...[name, caller, of.row.statuses[caller]],
          expect.objectContaining({ error: saidTo(caller, of), code: anyText, requestId: anyText }),
        ]);
        expect(headers.get('Cache-Control')).toBe('no-store');
        if (isForStudents(of) && name.startsWith('tRPC')) expectSaid(`${name} ${caller}`, body);
      }
    }
  }
  expect(digestOf(at.world.deps.db)).toBe(before);
  expect(at.world.errors).toEqual([]);
}

/** Calls that students make. */
const isForStudents = ({ row: { statuses } }: CallRow): boolean =>
  statuses.student < 400 || statuses.otherStudent < 400;

/** The message of a refusal, determined by the caller. */
function saidTo(caller: Caller, { name, row: { statuses, missing } }: CallRow): string {
  const { actor } = callsByName.get(name) ?? { actor: 'signedIn' };
  const status = statuses[caller];
  if (status === 401 && actor === 'operator') return operatorMessages.linkRefused;
  // Some garbage does not even look like a token.
  if (status === 401 && caller === 'garbage')
    return expect.toBeOneOf([messages.loginAgain, messages.sessionEnded]);
  if (status === 401) return caller === 'nobody' ? messages.loginAgain : messages.sessionEnded;
  if (status === 404) return missing ?? anyText;
  if (actor === 'student') return messages.studentsOnly;
  return caller === 'student' || caller === 'otherStudent' ? messages.teachersOnly : anyText;
}

/** Each permitted caller gets a response that reveals nothing about unrelated people. */
export async function expectAnswers({ row, operations }: CallRow, first: SharedStage): Promise<void> {
  const ways = operations.map(firstWayOf);
  const changesNothing = ways.every(({ isReading }) => isReading);
  let at: SharedStage | undefined = first;
  for (const caller of CALLERS.filter((each) => row.statuses[each] < 400)) {
    for (const { name, call } of ways) {
      at ??= await arrangedFor(row);
      const [person = at.nobody] = await personsFor(at, caller);
      const answered = await call(at, person);
      await at.world.deps.background.idle();
      const { status, body, headers } = answered;
      expect([name, caller, status, body?.error]).toEqual([name, caller, row.statuses[caller], undefined]);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(ofOthersIn(answered, at, caller)).toEqual([]);
      expect(at.world.errors).toEqual([]);
      if (!changesNothing) at = undefined;
    }
  }
}

const textOf = ({ body }: Answered): string =>
  body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : JSON.stringify(body ?? null);

/** The ids and addresses of unrelated people in a response. */
function ofOthersIn(answered: Answered, at: SharedStage, caller: Caller): string[] {
  const text = textOf(answered);
  const ofSam = ['sam@school.example', at.attemptId, at.student.accountId];
  const { classId = '', memberId = '' } = at.made;
  const ofAnn = [at.quizId, ...at.questionIds, ...ofSam, 'ann@school.example', classId, memberId];
  const isStranger = caller === 'otherTeacher' || caller === 'formerColleague';
  const foreign = isStranger ? ofAnn : caller === 'otherStudent' ? ofSam : [];
  return foreign.filter((each) => each !== '' && text.includes(`"${each}"`));
}

/** The stage's copy is in a quiz that is not shared; image names are random. */
const ELSEWHERE = ['bank.copiesOf', 'questions.uploadImage'];

/** The colleague with the least sufficient right; undefined if strangers may call it too. */
export function leastColleague({ name, row: { statuses } }: CallRow) {
  if (statuses.owner !== 200 || statuses.otherTeacher !== 404 || ELSEWHERE.includes(name)) return undefined;
  return (['looker', 'marker', 'editor'] as const).find((caller) => statuses[caller] === 200);
}

/** A colleague with the least sufficient right gets the owner's response, and the audit log names the colleague. */
export async function expectColleague(of: CallRow): Promise<void> {
  const colleague = leastColleague(of);
  if (!colleague) return;
  const toOwner = await playedBy(of, ({ teacher }) => teacher);
  expect(await playedBy(of, ({ colleagues }) => colleagues[colleague])).toEqual(toOwner);
}

async function playedBy({ row, operations }: CallRow, actorOn: (at: SharedStage) => SharedStage['teacher']) {
  const at = await arrangedFor(row);
  const { db, background } = at.world.deps;
  const before = db.select().from(auditLog).all().length;
  const actor = actorOn(at);
  const answers = await Promise.all(
    operations.slice(0, 1).map(async (operation) => {
      const { status, body } = await firstWayOf(operation).call(at, actor);
      return [status, withoutReader(body)];
    }),
  );
  await background.idle();
  const acts = JSON.stringify(db.select().from(auditLog).all().slice(before));
  return { answers, acts: acts.replaceAll(new RegExp(`${actor.accountId}\\b`, 'g'), 'the actor') };
}

/** Fields that depend on the reader: right, ownership, own order and name, undo. */
const READER = ['right', 'owner', 'folder', 'name', 'isYou', 'undo'];
const withoutReader = (body: unknown): unknown =>
  body instanceof Uint8Array
    ? Buffer.from(body).toString('latin1')
    : JSON.parse(JSON.stringify(body ?? null, (key, value) => (READER.includes(key) ? undefined : value)));
