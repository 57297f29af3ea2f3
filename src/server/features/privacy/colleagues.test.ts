import { expect, test } from 'vitest';
import { addressOf, auditOf, newClass, twoTeachers } from '../../testing/colleagues';
import { aSubmitter } from '../../testing/factories';
import type { World } from '../../testing/world';
import { erasePerson } from './erase';
import { exportPerson } from './export';
import { tidyUp } from './tidy';

const BOB = addressOf('Bob');
const shares = ({ deps }: World) =>
  deps.db.$client
    .prepare('select email from quiz_shares union all select email from class_shares')
    .pluck()
    .all();

test('an export contains the shares with an address, and an erasure ends them and clears the log', async () => {
  const { world, ann, shareQuiz, shareClass } = await twoTeachers();
  await shareQuiz('mark');
  await shareClass(await newClass(ann, '7b'), 'look');
  await ann.rest('PUT', `/class/${await newClass(ann, '7c')}/colleagues`, {
    email: addressOf('Cleo'),
    right: 'edit',
  });
  const { tables } = exportPerson(world.deps, 'Bob@School.example');
  expect(tables.quiz_shares).toMatchObject([{ email: BOB, right: 'mark' }]);
  expect(tables.class_shares).toMatchObject([{ email: BOB, right: 'look' }]);
  expect(tables.audit_log?.filter(({ action }) => action === 'share')).toHaveLength(2);
  erasePerson(world.deps, BOB);
  expect(shares(world)).toEqual([addressOf('Cleo')]);
  expect(JSON.stringify(auditOf(world, 'share'))).not.toContain(BOB);
  expect(auditOf(world, 'share')).toHaveLength(3);
});

test('an invited person who never signed in can be erased too', async () => {
  const { world, ann, quiz } = await twoTeachers();
  await ann.rest('PUT', `/quiz/${quiz.quizId}/colleagues`, { email: addressOf('Cleo'), right: 'edit' });
  erasePerson(world.deps, addressOf('Cleo'));
  expect(shares(world)).toEqual([]);
});

test('a taken quiz stays when its owner is erased, without any shares', async () => {
  const { world, quiz, bob, shareQuiz } = await twoTeachers();
  await aSubmitter(world, quiz);
  await shareQuiz('edit');
  erasePerson(world.deps, addressOf('Ann'));
  expect((await bob.rest('GET', `/quiz/${quiz.quizId}`)).status).toBe(404);
  expect(shares(world)).toEqual([]);
});

test('after an erasure no mail names the giver of a hand-over', async () => {
  const { world, ann, quiz } = await twoTeachers();
  await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, { email: BOB });
  erasePerson(world.deps, addressOf('Ann'));
  const mails = world.deps.db.$client.prepare('select body from mail_outbox').pluck().all();
  expect(JSON.stringify(mails)).not.toContain(addressOf('Ann'));
});

test('offers to and from a person are exported and erased', async () => {
  for (const name of ['Ann', 'Bob']) {
    const { world, ann, quiz } = await twoTeachers();
    await aSubmitter(world, quiz);
    await ann.rest('POST', `/quiz/${quiz.quizId}/hand-over`, { email: BOB });
    const classId = await newClass(ann, '7b');
    await ann.rest('POST', `/class/${classId}/hand-over`, { email: BOB });
    expect(exportPerson(world.deps, addressOf(name)).tables.hand_overs).toHaveLength(2);
    erasePerson(world.deps, addressOf(name));
    expect(world.deps.db.$client.prepare('select * from hand_overs').all()).toEqual([]);
  }
});

test('an expired share is deleted within the hour', async () => {
  const { world, quiz, ann, shareQuiz } = await twoTeachers();
  await shareQuiz('look', { expiresAt: world.clock.now() + 1000 });
  await ann.rest('PUT', `/quiz/${quiz.quizId}/colleagues`, { email: addressOf('Cleo'), right: 'edit' });
  await tidyUp(world.deps, null);
  expect(shares(world)).toHaveLength(2);
  world.clock.advance(1001);
  await tidyUp(world.deps, null);
  expect(shares(world)).toEqual([addressOf('Cleo')]);
});
