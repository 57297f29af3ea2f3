import { expect, test } from 'vitest';
import { accountMessages } from '../../../shared/account/messages';
import { messages } from '../../../shared/messages';
import { auditLog } from '../../db/records-schema';
import { operatorOn } from '../../testing/operator';
import { personOn } from '../../testing/person';
import { aWorld } from '../../testing/world';
import { erasePerson } from '../privacy/erase';
import { tidyUp } from '../privacy/tidy';

const DAY_MS = 24 * 60 * 60_000;
const POLICY = {
  submitGraceSeconds: 60,
  billing: 'on',
  teacherEmails: ['ann@school.example', '@staff.example'],
} as const;

/** A school with its teachers in the settings, and its operator. */
function aListedSchool(teacherEmails: readonly string[] = POLICY.teacherEmails) {
  const world = aWorld({ policy: { ...POLICY, teacherEmails } });
  const operator = operatorOn(world);
  const signIn = async (name: string, invite?: unknown, role = 'teacher') => {
    const email = `${name.toLowerCase()}@home.example`;
    const issued = await world.nobody.rest('POST', '/auth/demo/id-token', { email, name });
    return world.nobody.rest('POST', `/auth/login/${role}`, { ...issued.body, invite });
  };
  const make = async (note = 'Ms Smith') => {
    const { body } = await operator.rest('POST', '/operator/invites', { note });
    return { id: body.invite._id as string, link: body.link as string, token: body.link.split('invite=')[1] };
  };
  const list = async () => (await operator.rest('GET', '/operator/invites')).body;
  const revoke = (id: string) => operator.rest('DELETE', `/operator/invites/${id}`);
  const desk = ({ body }: Awaited<ReturnType<typeof signIn>>) =>
    personOn(world.app, body.token).rest('GET', '/teacher/');
  return { world, operator, signIn, make, list, revoke, desk };
}

const UNUSABLE = { status: 403, body: { error: accountMessages.inviteUnusable } };
const NOT_LISTED = { status: 403, body: { error: messages.teacherNotListed } };

test('an invite admits a teacher missing in the settings, and is needed only once', async () => {
  const { signIn, make, list, desk } = aListedSchool();
  expect(await signIn('Cleo')).toMatchObject(NOT_LISTED);
  const { token, link } = await make();
  expect(link).toMatch(/^http:\/\/localhost:3000\/login\/teacher#invite=[\w-]{43}$/);
  const cleo = await signIn('Cleo', token);
  expect([cleo.status, (await desk(cleo)).status]).toEqual([200, 200]);
  expect((await signIn('Cleo')).status).toBe(200);
  expect((await list()).invites).toMatchObject([
    { note: 'Ms Smith', state: 'used', teacher: { name: 'Cleo', email: 'cleo@home.example' } },
  ]);
});

test('an invite is for one person: the second is refused with a reason and stays a student', async () => {
  const { signIn, make } = aListedSchool();
  const { token } = await make();
  await signIn('Cleo', token);
  expect(await signIn('Dan', token)).toMatchObject(UNUSABLE);
  expect((await signIn('Dan', token, 'student')).status).toBe(200);
});

test('a listed teacher does not use up an invite', async () => {
  const { world, signIn, make, list } = aListedSchool(['cleo@home.example']);
  const { token } = await make();
  expect((await signIn('Cleo', token)).status).toBe(200);
  expect((await signIn('Cleo', 'nonsense')).status).toBe(200);
  expect((await list()).invites).toMatchObject([{ state: 'open', teacher: null }]);
  expect((await signIn('Dan', token)).status).toBe(200);
  expect(world.errors).toEqual([]);
});

test('a revoked, expired or invented invite admits nobody', async () => {
  const { world, signIn, make, revoke, list } = aListedSchool();
  const [revoked, old] = [await make('one'), await make('two')];
  expect((await revoke(revoked.id)).body.state).toBe('revoked');
  expect(await signIn('Fay', revoked.token)).toMatchObject(UNUSABLE);
  world.clock.advance(14 * DAY_MS);
  for (const invite of [revoked.token, old.token, 'made-up', '']) {
    expect(await signIn('Cleo', invite)).toMatchObject(UNUSABLE);
  }
  for (const invite of [7, null, { $ne: '' }]) expect(await signIn('Dan', invite)).toMatchObject(NOT_LISTED);
  const { body } = await operatorOn(world).rest('GET', '/operator/invites');
  expect(body.invites.map(({ state }: { state: string }) => state).toSorted()).toEqual(['over', 'revoked']);
  expect((await list()).error).toEqual(expect.any(String));
});

test('an invite works until just before its 14 days are over', async () => {
  const { world, signIn, make } = aListedSchool();
  const { token } = await make();
  world.clock.advance(14 * DAY_MS - 1);
  expect((await signIn('Cleo', token)).status).toBe(200);
});

test('revoking a used invite signs its teacher out for good, and a new one readmits them', async () => {
  const { world, signIn, make, revoke, desk } = aListedSchool();
  const first = await make();
  const cleo = await signIn('Cleo', first.token);
  const ann = await signIn('Ann', (await make()).token);
  await revoke(first.id);
  expect([(await desk(cleo)).status, (await desk(ann)).status]).toEqual([401, 200]);
  expect(await signIn('Cleo')).toMatchObject(NOT_LISTED);
  expect(await signIn('Cleo', first.token)).toMatchObject(UNUSABLE);
  const again = await signIn('Cleo', (await make()).token);
  expect(again.body.user._id).toBe(cleo.body.user._id);
  const acts = world.deps.db
    .select()
    .from(auditLog)
    .all()
    .flatMap(({ action, actorId }) => (/invite|sessions/.test(action) ? [[action, actorId]] : []));
  expect(acts.slice(0, 6)).toEqual([
    ['invite-made', 'operator'],
    ['invite-used', cleo.body.user._id],
    ['invite-made', 'operator'],
    ['invite-used', ann.body.user._id],
    ['invite-revoked', 'operator'],
    ['sessions-ended', 'operator'],
  ]);
});

test('revoking twice changes nothing, and an unknown invite is not found', async () => {
  const { make, revoke, world } = aListedSchool();
  const { id } = await make();
  const { body } = await revoke(id);
  world.clock.advance(1000);
  expect((await revoke(id)).body).toEqual(body);
  expect((await revoke('none')).status).toBe(404);
});

test('only a person who guesses invites has to wait ten minutes', async () => {
  const { world, signIn, make } = aListedSchool();
  const { token } = await make();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await signIn('Eve', `guess-${tries}`)).toMatchObject(UNUSABLE);
  const refused = await signIn('Eve', token);
  expect(refused).toMatchObject({ status: 429, body: { error: accountMessages.tooManyInvites } });
  expect(refused.headers.get('Retry-After')).toBe('120');
  expect((await signIn('Cleo', token)).status).toBe(200);
  world.clock.advance(10 * 60_000);
  expect((await signIn('Eve', (await make()).token)).status).toBe(200);
});

test('without a list every person may teach, and the operator is told so', async () => {
  const { signIn, list } = aListedSchool([]);
  expect((await signIn('Cleo')).status).toBe(200);
  expect(await list()).toEqual({ everybodyMayTeach: true, invites: [] });
});

test('only the hash of an invite is stored, and a note is required', async () => {
  const { world, operator, make, list } = aListedSchool();
  const { token } = await make();
  const stored = world.deps.db.$client.prepare('select * from teacher_invites').all();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(JSON.stringify(await list())).not.toContain(token);
  for (const note of ['', '  ', 'x'.repeat(101), 7, undefined]) {
    expect((await operator.rest('POST', '/operator/invites', { note })).body.error).toBe(
      accountMessages.inviteNote,
    );
  }
});

test('erasing a teacher deletes the invite, and dead ones are deleted after 90 days', async () => {
  const { world, signIn, make, revoke } = aListedSchool();
  const count = () => world.deps.db.$client.prepare('select count(*) from teacher_invites').pluck().get();
  await signIn('Cleo', (await make('used')).token);
  await signIn('Dan', (await make('used too')).token);
  await make('never used');
  await revoke((await make('taken back')).id);
  erasePerson(world.deps, 'cleo@home.example');
  expect(count()).toBe(3);
  world.clock.advance(90 * DAY_MS);
  await tidyUp(world.deps, null);
  expect(count()).toBe(3);
  world.clock.advance(14 * DAY_MS + 1);
  await tidyUp(world.deps, null);
  // The invite in use by Dan stays.
  expect(count()).toBe(1);
});
