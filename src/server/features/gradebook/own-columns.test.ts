import { expect, test } from 'vitest';
import { OWN_COLUMNS_MAXIMUM } from '../../../shared/constants';
import { GRADE_PRESETS } from '../../../shared/gradebook/grades';
import type { Gradebook, OwnColumnHead } from '../../../shared/gradebook/schema';
import { colleagueMessages } from '../../../shared/marking/colleague-messages';
import type { PupilReport } from '../../../shared/reports/schema';
import { gradebookMessages } from '../../rules/gradebook/messages';
import { auditOf } from '../../testing/class-of';
import { aSchoolClass, signedInPupil } from '../../testing/pupils';
import { aWorld } from '../../testing/world';
import { eraseMember, erasePerson } from '../privacy/erase';
import { exportMember } from '../privacy/export';

const HOUR_MS = 3_600_000;
const ORAL = { title: 'Oral', maxScore: 10, date: Date.UTC(2026, 8, 1) };

/** Asha and Ben in 7b with a column for oral marks, and Bob, who may edit the class. */
async function aColumn() {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const bob = await world.signIn('teacher', 'Bob');
  const names = ['Asha', 'Ben'].map((name) => ({ name }));
  const { classId, code, memberIds } = await aSchoolClass(ann, '7b', names);
  const [asha = '', ben = ''] = memberIds;
  const path = `/class/${classId}`;
  await ann.rest('PUT', `${path}/colleagues`, { email: 'bob@school.example', right: 'edit' });
  const { columnId }: OwnColumnHead = (await ann.rest('POST', `${path}/columns`, ORAL)).body;
  const column = `${path}/columns/${columnId}`;
  return {
    ...{ world, ann, bob, classId, code, path, columnId, column, asha, ben },
    mark: (memberId: string, marks: number | null, by = ann) =>
      by.rest('PUT', `${column}/marks/${memberId}`, { marks }),
    read: async (of = path): Promise<Gradebook> => (await ann.rest('GET', `${of}/gradebook`)).body,
    report: async (memberId: string, query = ''): Promise<PupilReport> =>
      (await ann.rest('GET', `${path}/pupils/${memberId}/report${query}`)).body,
    text: async (file: string) => new TextDecoder().decode((await ann.rest('GET', `${path}/${file}`)).body),
  };
}

const scoresIn = ({ ownColumns }: Gradebook) => ownColumns.map(({ scores }) => scores);

test('a mark is saved, cleared and logged, and a repeated mark changes nothing', async () => {
  const { world, mark, read, asha, columnId } = await aColumn();
  expect((await mark(asha, 7.5)).body).toEqual({ marks: 7.5, note: null, replaced: null });
  await mark(asha, 7.5);
  expect(scoresIn(await read())).toEqual([[7.5, null]]);
  await mark(asha, null);
  expect(scoresIn(await read())).toEqual([[null, null]]);
  expect(auditOf(world, `${columnId}/${asha}`)).toEqual(['gradebook-mark', 'gradebook-mark']);
});

test("replacing or clearing a colleague's mark names the colleague", async () => {
  const { world, bob, mark, read, asha, ben } = await aColumn();
  await mark(asha, 7);
  expect((await mark(asha, 8, bob)).body).toMatchObject({
    ...{ marks: 8, replaced: { marks: 7, by: 'Ann' } },
  });
  expect((await mark(asha, null)).body).toMatchObject({
    ...{ marks: null, replaced: { marks: 8, by: 'Bob' } },
  });
  await mark(asha, 8, bob);
  expect((await mark(asha, 8)).body.replaced).toBeNull();
  await mark(ben, 5, bob);
  erasePerson(world.deps, 'bob@school.example');
  expect(scoresIn(await read())).toEqual([[8, 5]]);
  expect((await mark(ben, 6)).body.replaced).toMatchObject({ marks: 5, by: colleagueMessages.someone });
});

test('a deleted column can be restored for an hour by its deleter, without erased students', async () => {
  const { world, ann, bob, path, column, code, mark, read, asha, ben } = await aColumn();
  await mark(asha, 7);
  await mark(ben, 9);
  const { undo } = (await ann.rest('DELETE', column)).body;
  expect((await read()).ownColumns).toEqual([]);
  expect((await bob.rest('POST', `${path}/columns/restore`, { undo })).status).toBe(409);
  eraseMember(world.deps, { code, called: 'Ben' });
  for (const _ of ['once', 'again'])
    expect((await ann.rest('POST', `${path}/columns/restore`, { undo })).body).toMatchObject({
      title: 'Oral',
    });
  expect(scoresIn(await read())).toEqual([[7]]);
  const { undo: later } = (await ann.rest('DELETE', column)).body;
  world.clock.advance(HOUR_MS);
  expect((await ann.rest('POST', `${path}/columns/restore`, { undo: later })).body.error).toBe(
    gradebookMessages.columnUndoOver,
  );
});

test('a class has a maximum of columns', async () => {
  const { ann, path } = await aColumn();
  for (let at = 1; at < OWN_COLUMNS_MAXIMUM; at += 1)
    expect((await ann.rest('POST', `${path}/columns`, ORAL)).status).toBe(200);
  expect(await ann.rest('POST', `${path}/columns`, ORAL)).toMatchObject({
    status: 409,
    body: { error: gradebookMessages.tooManyColumns },
  });
});

test('a former member with a mark is listed last; a moved one has marks only after moving back', async () => {
  const { ann, path, mark, read, asha, ben } = await aColumn();
  await mark(asha, 7);
  await mark(ben, 9);
  await ann.rest('DELETE', `${path}/members/${asha}`);
  const { members } = await read();
  expect(members.map(({ name, hasLeft }) => [name, hasLeft])).toEqual([
    ['Ben', false],
    ['Asha', true],
  ]);
  const { _id: toClassId } = (await ann.rest('POST', '/class', { name: '7c' })).body;
  await ann.rest('POST', `${path}/members/${ben}/move`, { toClassId });
  expect(scoresIn(await read())).toEqual([[7]]);
  expect((await read(`/class/${toClassId}`)).ownColumns).toEqual([]);
  await ann.rest('POST', `/class/${toClassId}/members/${ben}/move`, { toClassId: path.split('/')[2] });
  expect(scoresIn(await read())).toEqual([[9, 7]]);
});

test('undoing a list keeps members with a mark since', async () => {
  const { ann, path, mark, read } = await aColumn();
  const { body } = await ann.rest('POST', `${path}/roster`, { text: 'Asha\nBen\nCem\nDee' });
  const cem = body.members.find(({ name }: { name: string }) => name === 'Cem');
  await mark(cem._id, 4);
  await ann.rest('POST', `${path}/roster/undo`, { undo: body.undo });
  expect((await read()).members.map(({ name }) => name)).toEqual(['Asha', 'Ben', 'Cem']);
  expect(scoresIn(await read())).toEqual([[null, null, 4]]);
});

test('marks and columns are erased with the student, class or teacher, and exported with the student', async () => {
  const { world, code, mark, asha, ben } = await aColumn();
  await mark(asha, 7);
  await mark(ben, 9);
  const { tables } = exportMember(world.deps, { code, called: 'Asha' });
  expect(tables.gradebook_columns).toMatchObject([{ title: 'Oral' }]);
  expect(tables.gradebook_marks).toEqual([
    { column_id: expect.any(String), member_id: asha, marks: 7, note: null, marked_at: expect.any(Number) },
  ]);
  const count = (table: string) =>
    world.deps.db.$client.prepare(`select count(*) from ${table}`).pluck().get();
  eraseMember(world.deps, { code, called: 'Asha' });
  expect([count('gradebook_columns'), count('gradebook_marks')]).toEqual([1, 1]);
  erasePerson(world.deps, 'ann@school.example');
  expect([count('gradebook_columns'), count('gradebook_marks')]).toEqual([0, 0]);
});

test('sheet and files contain the columns by weight, the grade of the mean, and no title as a formula', async () => {
  const { ann, path, column, mark, report, text, asha } = await aColumn();
  const evil = { ...ORAL, title: '=1+1,"x"\n\u202Ey', maxScore: 20, date: ORAL.date + HOUR_MS };
  const { columnId } = (await ann.rest('POST', `${path}/columns`, evil)).body;
  await ann.rest('PUT', `${path}/columns/${columnId}/marks/${asha}`, { marks: 10 });
  await ann.rest('PUT', column, { weightPercent: 300 });
  await ann.rest('PUT', `${path}/grade-scale`, { gradeScale: GRADE_PRESETS.oneToSix });
  await mark(asha, 9);
  // (3 * 90 + 50) / 4
  expect(await report(asha)).toMatchObject({ mean: 80, grade: '3' });
  expect((await report(asha)).quizzes.map(({ score, maxScore }) => [score, maxScore])).toEqual([
    [10, 20],
    [9, 10],
  ]);
  expect(await report(asha, `?without=${columnId}`)).toMatchObject({ mean: 90, grade: '2' });
  expect(await report(asha, '?to=1')).toMatchObject({ quizzes: [], mean: null, grade: null });
  const csv = await text('gradebook.csv');
  expect(csv).toContain(`Oral,"'=1+1,""x""`);
  expect(csv.split('\n')[1]?.trim()).toBe('Asha,,,9,10,80,3');
  const marks = await text('marks.csv?columns=name,quiz,points,grade');
  expect(
    marks
      .split('\n')
      .slice(0, 2)
      .map((line) => line.trim()),
  ).toEqual(['Name,Quiz,Points,Grade', 'Asha,Oral,9,2']);
});

test('notes stand in the gradebook and its files, count nowhere, and reach neither parents, students nor the log', async () => {
  const { world, ann, bob, path, mark, read, report, text, asha } = await aColumn();
  await mark(asha, 8);
  const homework = { title: 'Homework', maxScore: null, date: ORAL.date };
  const { columnId } = (await ann.rest('POST', `${path}/columns`, homework)).body;
  const cell = `${path}/columns/${columnId}/marks/${asha}`;
  expect((await ann.rest('PUT', cell, { note: ' =1+1 late\n<b>\u202E ' })).body).toEqual({
    ...{ marks: null, note: '=1+1 late <b>', replaced: null },
  });
  expect((await bob.rest('PUT', cell, { note: '@late' })).body.replaced).toEqual({
    ...{ marks: null, note: '=1+1 late <b>', by: 'Ann' },
  });
  expect((await ann.rest('PUT', cell, { marks: 3 })).body.error).toBe(gradebookMessages.columnOfNotes);
  expect((await ann.rest('PUT', `${path}/columns/${columnId}`, { maxScore: 5 })).status).toBe(409);
  expect((await read()).ownColumns[1]).toMatchObject({ scores: [null, null], notes: ['@late', null] });
  const csv = await text('gradebook.csv');
  expect(csv.trim().split(/\r?\n/)).toEqual([
    ...['Student Name,Number,Email,Oral,Homework,Mean (%)', "Asha,,,8,'@late,80", 'Ben,,,,,'],
    ...['Maximum,,,10,,', 'Weight (%),,,100,,', 'Mean (%),,,80,,80', 'Median (%),,,80,,80'],
  ]);
  expect(await text('marks.csv?columns=name,quiz,points')).not.toContain('Homework');
  expect((await report(asha)).quizzes.map(({ title }) => title)).toEqual(['Oral']);
  expect(JSON.stringify((await signedInPupil(world, asha).rest('GET', '/student/')).body)).not.toMatch(
    /late/,
  );
  const logged = world.deps.db.$client.prepare('select before, after from audit_log').all();
  expect(JSON.stringify(logged)).not.toMatch(/late/);
  await ann.rest('PUT', cell, { note: ' ' });
  expect((await read()).ownColumns[1]?.notes).toEqual([null, null]);
});

test('columns stand in the order of one call, new ones behind, and a colleague’s change refuses it', async () => {
  const { ann, bob, path, columnId, read } = await aColumn();
  const add = async (title: string): Promise<string> =>
    (await ann.rest('POST', `${path}/columns`, { ...ORAL, title, date: 0 })).body.columnId;
  const [homework, project] = [await add('Homework'), await add('Project')];
  const titles = async () => (await read()).ownColumns.map(({ title }) => title);
  expect(await titles()).toEqual(['Oral', 'Homework', 'Project']);
  await bob.rest('PUT', `${path}/columns`, { columnIds: [project, columnId, homework] });
  expect(await titles()).toEqual(['Project', 'Oral', 'Homework']);
  await add('Notebook');
  expect(await titles()).toEqual(['Project', 'Oral', 'Homework', 'Notebook']);
  expect(
    (await ann.rest('PUT', `${path}/columns`, { columnIds: [columnId, homework, project] })).body.error,
  ).toBe(gradebookMessages.columnsChanged);
});

test('a student sees nothing of a column', async () => {
  const { world, mark, asha } = await aColumn();
  await mark(asha, 7);
  const pupil = signedInPupil(world, asha);
  const { body } = await pupil.rest('GET', '/student/');
  expect(JSON.stringify(body)).not.toMatch(/Oral|column|gradebook/i);
});
