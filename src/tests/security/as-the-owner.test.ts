import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/records-schema';
import { allOperations } from '../calls/call-tables';
import { waysOf } from '../calls/ways';
import { arrangedFor } from '../calls/cast';
import type { Operation, SharedStage } from '../calls/call-table';

type Colleague = keyof SharedStage['colleagues'];

/** What a stranger may do says nothing of colleagues. */
const isOfQuizOrClass = ({ statuses }: Operation) => statuses.owner === 200 && statuses.otherTeacher === 404;
/** Who may do it with the least right. */
const leastOf = ({ statuses }: Operation): Colleague | undefined =>
  (['looker', 'marker', 'editor'] as const).find((caller) => statuses[caller] === 200);

/** The copy on this stage lies in a quiz that is the owner's alone; the name of an image is a chance one. */
const ELSEWHERE = ['bank.copiesOf', 'questions.uploadImage'];

const shared = allOperations.filter(isOfQuizOrClass).flatMap((operation) => {
  const colleague = leastOf(operation);
  const name = operation.trpc?.[0] ?? operation.rest?.[0] ?? '';
  return colleague && !ELSEWHERE.includes(name) ? [{ name, colleague, operation }] : [];
});

test('colleagues share in what there is', () => {
  expect(shared.length).toBeGreaterThan(80);
});

test.each(shared)(
  '$name answers a colleague ($colleague) as it answers the owner, and the log names the colleague',
  async ({ operation, colleague }) => {
    const [toOwner, toColleague] = [
      await playedBy(operation, ({ teacher }) => teacher),
      await playedBy(operation, ({ colleagues }) => colleagues[colleague]),
    ];
    expect(toColleague.answer).toEqual(toOwner.answer);
    expect(toColleague.acts).toEqual(toOwner.acts);
  },
  30_000,
);

async function playedBy(
  operation: Operation,
  actorOn: (at: SharedStage) => SharedStage['teacher'],
): Promise<{ answer: unknown; acts: unknown }> {
  const at = await arrangedFor(operation);
  const { db, background } = at.world.deps;
  const before = db.select().from(auditLog).all().length;
  const actor = actorOn(at);
  const [way] = waysOf(operation);
  const { status, body } = (await way?.call(at, actor)) ?? {};
  await background.idle();
  const acts = db.select().from(auditLog).all().slice(before);
  return {
    answer: [status, withoutReader(body)],
    acts: JSON.parse(JSON.stringify(acts).replaceAll(new RegExp(`${actor.accountId}\\b`, 'g'), 'the actor')),
  };
}

/** What an answer says of who reads it: what they may do, whose it is to them, their own order and name, and what they did. */
const READER = ['right', 'owner', 'folder', 'name', 'isYou'];
const withoutReader = (body: unknown): unknown =>
  body instanceof Uint8Array
    ? Buffer.from(body).toString('latin1')
    : JSON.parse(JSON.stringify(body ?? null, (key, value) => (READER.includes(key) ? undefined : value)));
