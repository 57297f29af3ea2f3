import { expect, test } from 'vitest';
import type { RosterAnswer } from '../../../shared/classes/schema';
import { ROSTER_MAXIMUM_BYTES } from '../../../shared/constants';
import { rosterMessages, unclearReasons } from '../../../shared/roster/messages';
import { encoded } from '../../testing/encoded';
import { aWorld } from '../../testing/world';

async function aClass(list?: string) {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const { body } = await teacher.rest('POST', '/class', { name: '7b' });
  const at = `/class/${body._id}`;
  const send = (sent: object, query = '') => teacher.rest('POST', `${at}/roster${query}`, sent);
  const paste = async (text: string, more: object = {}): Promise<RosterAnswer> =>
    (await send({ text, ...more })).body;
  const read = async () => (await teacher.rest('GET', at)).body;
  if (list !== undefined) await paste(list);
  return { world, teacher, at, send, paste, read };
}

const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

test('a list is previewed, then written, with new, changed, missing and unclear lines', async () => {
  const { paste, send, read } = await aClass('2023001, Asha Rao\n2023002, Ben Ode\n2023003, Cem Kaya');
  const text = '2023001, Asha Rao-Lind\n2023002, Ben Ode\n2023004, Dora Rossi\n=1+1\nTotal: 3';
  const { body: dry } = await send({ text }, '?dryRun=1');
  expect(names((await read()).members)).toEqual(['Asha Rao', 'Ben Ode', 'Cem Kaya']);
  const answer = await paste(text);
  const { members, undo, ...rest } = answer;
  expect(dry).toEqual({ ...rest, members: expect.anything() });
  expect(undo).toBeTypeOf('string');
  expect(rest).toMatchObject({
    added: [{ line: 3, name: 'Dora Rossi', number: '2023004', email: null, memberId: null }],
    renamed: [{ line: 1, from: { name: 'Asha Rao' }, to: { name: 'Asha Rao-Lind', number: '2023001' } }],
    gone: [{ name: 'Cem Kaya' }],
    unclear: [{ line: 4, text: '=1+1', reason: unclearReasons.formula, candidates: [], pupil: null }],
    skipped: [{ line: 5, text: 'Total: 3' }],
  });
  expect(names(members)).toEqual(['Asha Rao-Lind', 'Ben Ode', 'Dora Rossi']);
  expect(names((await read()).left)).toEqual(['Cem Kaya']);
});

test('a returning line is the same member as before', async () => {
  const { paste, read } = await aClass('Asha Rao\nBen Ode');
  const before = (await read()).members[1];
  await paste('Asha Rao');
  const { added } = await paste('Asha Rao\nBen Ode');
  expect(added).toMatchObject([{ name: 'Ben Ode', memberId: before._id }]);
  expect((await read()).members[1]).toEqual(before);
});

test('a possible new name changes nothing until the teacher decides', async () => {
  const { paste, read } = await aClass('Asha Rao\nBen Ode');
  const text = 'Asha Lind\nBen Ode';
  const { unclear, added, gone } = await paste(text);
  const [asha] = (await read()).members;
  expect([added, gone]).toEqual([[], []]);
  expect(unclear).toMatchObject([
    { line: 1, reason: unclearReasons.similar, candidates: [{ memberId: asha._id, name: 'Asha Rao' }] },
  ]);
  const decided = await paste(text, { decisions: [{ line: 1, means: { memberId: asha._id } }] });
  expect(decided).toMatchObject({ renamed: [{ memberId: asha._id }], unclear: [], gone: [] });
  expect(names(decided.members)).toEqual(['Asha Lind', 'Ben Ode']);
});

test('a line can be a new member or ignored, and a missing member can stay', async () => {
  const { paste, read } = await aClass('Asha Rao\nBen Ode\nCem Kaya');
  const [, , cem] = (await read()).members;
  const text = 'Asha Lind\nBen Odo';
  const answer = await paste(text, {
    decisions: [
      { line: 1, means: 'new' },
      { line: 2, means: 'nobody' },
    ],
    keep: [cem._id],
  });
  expect(names(answer.members)).toEqual(['Asha Lind', 'Cem Kaya']);
});

test('shifted running numbers rename no member', async () => {
  const { paste } = await aClass('No;Name\n1;Asha Lee\n2;Ben Lee\n3;Cem Kaya');
  const { renamed, added, gone } = await paste('No;Name\n1;Ada Ek\n2;Asha Lee\n3;Ben Lee\n4;Cem Kaya');
  expect(renamed.map(({ from, to }) => [from.name, from.number, to.name, to.number])).toEqual([
    ['Asha Lee', '1', 'Asha Lee', '2'],
    ['Ben Lee', '2', 'Ben Lee', '3'],
    ['Cem Kaya', '3', 'Cem Kaya', '4'],
  ]);
  expect([names(added), gone]).toEqual([['Ada Ek'], []]);
});

test('a list without numbers and addresses removes none', async () => {
  const { paste } = await aClass('2023001, Asha Rao, asha@school.example');
  const { members, renamed } = await paste('Rao Asha');
  expect(renamed).toEqual([]);
  expect(members).toMatchObject([{ name: 'Asha Rao', number: '2023001', email: 'asha@school.example' }]);
});

test.each([
  [{}, 400, rosterMessages.nothingSent],
  [{ text: ' \n\n' }, 400, rosterMessages.empty],
  [{ text: 'Class 7b\nTotal: 3' }, 400, rosterMessages.empty],
  [{ text: '\u0001\u0002\u0003\u0004\u0005 abc' }, 400, rosterMessages.unreadable],
  [{ text: 7 }, 400, 'The value of "text" is not valid.'],
  [{ text: 'Asha', decisions: [{ line: 1, means: 'maybe' }] }, 400, rosterMessages.decisionsInvalid],
  [{ text: 'Asha', decisions: [{ line: 1, means: { memberId: 'x' } }] }, 400, rosterMessages.decisionUnknown],
  [{ text: 'Asha', keep: ['x'] }, 400, rosterMessages.decisionUnknown],
  [{ text: 'Asha', keep: 'all' }, 400, rosterMessages.keepInvalid],
  [
    { text: Array.from({ length: 2001 }, (_, at) => `Student ${at}`).join('\n') },
    400,
    rosterMessages.tooMany(2001, 2000),
  ],
  [{ text: 'x'.repeat(ROSTER_MAXIMUM_BYTES + 1) }, 413, rosterMessages.tooLarge],
])('a list is refused: %#', async (sent, status, sentence) => {
  const { send, read } = await aClass();
  expect(await send(sent)).toMatchObject({ status, body: { error: sentence } });
  expect((await read()).members).toEqual([]);
});

test('a picture is not a list', async () => {
  const { teacher, at } = await aClass();
  const form = new FormData();
  form.set('file', new File([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], 'list.csv'));
  expect(await teacher.rest('POST', `${at}/roster`, form)).toMatchObject({
    status: 400,
    body: { error: rosterMessages.unreadable },
  });
});

test('a file of uncertain encoding shows the names in each, and one is chosen', async () => {
  const { teacher, at } = await aClass();
  const send = (as?: object) => {
    const form = new FormData();
    form.set('file', new File([encoded('Name\nEsaù Conti', 'macintosh')], 'list.csv'));
    if (as) form.set('as', JSON.stringify(as));
    return teacher.rest('POST', `${at}/roster?dryRun=1`, form);
  };
  const { body: asked } = await send();
  const offered: { encoding: string; sample: string }[] = asked.choices.encodings;
  expect(offered.length).toBeGreaterThan(1);
  expect(asked.added).toMatchObject([{ name: offered[0]?.sample }]);
  expect(offered).toContainEqual({ encoding: 'macintosh', sample: 'Esaù Conti' });
  const { body: chosen } = await send({ encoding: 'macintosh', nameOrder: 'lastFirst' });
  expect(chosen.added).toMatchObject([{ name: 'Conti Esaù' }]);
  expect(chosen.choices).toMatchObject({ nameOrder: 'lastFirst' });
  expect(chosen.choices.encodings).toHaveLength(offered.length);
  for (const as of [
    { encoding: 'base64' },
    { nameOrder: 'any' },
    { columns: { x: 'name' } },
    { columns: { 1: 'x' } },
  ])
    expect(await send(as)).toMatchObject({ status: 400, body: { error: rosterMessages.asInvalid } });
});

test('a list in Windows-1251 is imported correctly without a question', async () => {
  const { teacher, at } = await aClass();
  const form = new FormData();
  form.set('file', new File([encoded('Фамилия;Имя\nЗимин;Лев\nЮдина;Ольга', 'windows-1251')], 'list.csv'));
  const { body } = await teacher.rest('POST', `${at}/roster`, form);
  expect(names(body.members)).toEqual(['Лев Зимин', 'Ольга Юдина']);
  expect(body.choices).toEqual({});
});

test('the log has numbers and no names, and no entry for an unchanged list', async () => {
  const { world, paste } = await aClass('Asha Rao\nBen Ode');
  await paste('Asha Rao\nBen Ode');
  const log = world.deps.db.$client.prepare(
    "select subject, after from audit_log where action = 'class-list'",
  );
  expect(log.all()).toEqual([
    { subject: expect.any(String), after: '{"added":2,"changed":0,"left":0,"unclear":0}' },
  ]);
});

test.each([
  ['40,000 letters', 'a'.repeat(40_000)],
  ['20,000 times "a."', 'a.'.repeat(20_000)],
  ['40,000 letters and "@"', `${'a'.repeat(40_000)}@`],
  ['40,000 signs "@"', '@'.repeat(40_000)],
  ['40,000 accents in the wrong order', `a${'\u0301\u0316'.repeat(20_000)}`],
  ['900,000 letters', 'a'.repeat(900_000)],
])('a line of %s is said to be too long, and the others come in', async (_, line) => {
  const { paste, read } = await aClass();
  const { unclear } = await paste(`Asha Rao\n${line}\nBen Ode`);
  expect(unclear).toMatchObject([{ line: 2, reason: unclearReasons.tooLong, candidates: [] }]);
  expect(names((await read()).members)).toEqual(['Asha Rao', 'Ben Ode']);
  expect((await paste(line, { dryRun: true })).unclear).toMatchObject([{ reason: unclearReasons.tooLong }]);
});
