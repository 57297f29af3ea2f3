import { expect, test } from 'vitest';
import { CLASS_PROVIDER } from '../../../shared/constants';
import { accounts } from '../../db/accounts-schema';
import { classes, classMembers } from '../../db/classes-schema';
import { aClassWithPins } from '../../testing/a-class-with-pins';
import { aWorldOfSchoolAccounts } from '../../testing/school-accounts';
import { aWorld, type World } from '../../testing/world';

/** Displays as “Mia Root” if the direction marks are obeyed. */
const TURNED = 'Mia\u2066 \u202etooR\u202c\u200f';
const CLEAN = 'Mia tooR';
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

const namesIn = ({ deps: { db } }: World): string[] =>
  [accounts, classMembers, classes].flatMap((table) =>
    db
      .select({ name: table.name })
      .from(table)
      .all()
      .map(({ name }) => name),
  );

test('direction marks are removed from a name, whatever its source', async () => {
  const world = aWorld();
  const { teacher, classId, members } = await aClassWithPins(world, ['Tia']);
  const at = `/class/${classId}`;
  const list = `${TURNED} of a list\n`;
  const acts = [
    await teacher.rest('POST', `${at}/members`, { name: TURNED }),
    await teacher.rest('PUT', `${at}/members/${members[0]?._id}`, { name: TURNED }),
    await teacher.rest('POST', `${at}/roster`, { text: list }),
    await teacher.rest('PUT', at, { name: TURNED }),
    await teacher.rest('POST', '/class', { name: `${TURNED} of 8a` }),
  ];
  expect(acts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(namesIn(world).filter((name) => HIDDEN.test(name))).toEqual([]);
  expect(namesIn(world)).toEqual(expect.arrayContaining([CLEAN, `${CLEAN} of a list`, `${CLEAN} of 8a`]));
});

test('the same applies to names from a sign-in, and to PIN accounts', async () => {
  const { world, tryLogin } = aWorldOfSchoolAccounts();
  const account = { subject: '1', email: 'mia@school.example', isConfirmed: true, name: TURNED };
  const { body } = await tryLogin('student', account);
  expect(body.user.name).toBe(CLEAN);
  await tryLogin('student', { ...account, name: 'Mia' });
  expect((await tryLogin('student', account)).body.user.name).toBe(CLEAN);
  const taught = await aClassWithPins(world, [TURNED]);
  for (const slip of taught.slips) await taught.signIn(slip);
  const stored = world.deps.db.select().from(accounts).all();
  expect(stored.filter(({ name }) => name === CLEAN).map(({ issuer }) => issuer)).toContain(CLASS_PROVIDER);
  expect(namesIn(world).filter((name) => HIDDEN.test(name))).toEqual([]);
});

test('a demo name of only marks is no name', async () => {
  const { nobody } = aWorld();
  const sent = { email: 'mia@school.example', name: '\u202e\u202c' };
  expect((await nobody.rest('POST', '/auth/demo/id-token', sent)).status).toBe(400);
});
