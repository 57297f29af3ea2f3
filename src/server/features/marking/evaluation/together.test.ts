import { expect, test } from 'vitest';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import { messages } from '../../../../shared/messages';
import { marksChangedSince } from '../../../db/marks-revisions';
import { auditLog } from '../../../db/records-schema';
import { countStatements } from '../../../testing/count-statements';
import { twoMarkers } from '../../../testing/two-markers';
import { aWorld } from '../../../testing/world';

const ITEMS = [{ id: 'cause', text: 'Names the cause', points: 2 }];
const DEARER = [{ id: 'cause', text: 'Names the cause', points: 3 }];

async function aRubricOf(page: Awaited<ReturnType<typeof twoMarkers>>, items: object[]) {
  const { own, teacher } = page;
  const { seen } = (await teacher.mutate('rubrics.preview', { ...own, items })).body;
  await teacher.mutate('rubrics.write', { ...own, items, seen });
}

test('a colleague who may only look can neither mark nor see who does', async () => {
  const { ben, own, idOf } = await twoMarkers('look');
  const marks = { ...own, studentIds: [idOf('red')], marks: 1 };
  expect((await ben.mutate('evaluation.setMarks', marks)).status).toBe(403);
  expect((await ben.query('evaluation.present', { ...own, place: null, seenRevision: 0 })).status).toBe(403);
});

test('the audit log and the results name the author of each mark', async () => {
  const { ann, benPage, world, ben } = await twoMarkers();
  const other = await benPage();
  await ann.give(1, 'red');
  await other.give(2, 'sun');
  await ann.look();
  expect([ann.mark('red').markedBy, ann.mark('sun').markedBy, ann.mark('half').markedBy]).toEqual([
    { name: 'Ann', isYou: true },
    { name: 'Ben', isYou: false },
    null,
  ]);
  const actors = world.deps.db
    .select()
    .from(auditLog)
    .all()
    .flatMap(({ action, actorId }) => (action === 'marks' ? [actorId] : []));
  expect(actors).toEqual([ann.person.accountId, ben.accountId]);
});

test("a pile with a colleague's decision is refused whole; the rest is accepted on a second request", async () => {
  const { ann, benPage, idOf } = await twoMarkers();
  const other = await benPage();
  await other.give(1, 'sun');
  const refused = await ann.keep({ red: 4, sun: 0, half: 3 });
  const told = { name: 'Ben', agoMs: 60_000, count: 1, total: 3 };
  expect(refused).toMatchObject({
    status: 409,
    body: { error: colleagueMessages.decided(told), stands: [{ studentId: idOf('sun'), marks: 1 }] },
  });
  expect((await ann.keep({ red: 4, half: 3 })).body.changed).toBe(2);
  await ann.look();
  expect(['red', 'sun', 'half'].map((name) => ann.mark(name as 'red').score)).toEqual([4, 1, 3]);
});

test("only one's own last act can be undone; a colleague's later change stays and is named", async () => {
  const { ann, benPage } = await twoMarkers();
  const other = await benPage();
  await ann.give(1, 'red', 'sun');
  await other.look();
  await other.give(2, 'sun');
  const refused = await ann.undo('red', 'sun');
  const told = { name: 'Ben', agoMs: 60_000, count: 1, total: 2 };
  expect(refused).toMatchObject({ status: 409, body: { error: colleagueMessages.notYoursToUndo(told) } });
  expect((await ann.undo('red')).body).toEqual({ message: messages.marksUndone });
  await other.undo('sun');
  await ann.look();
  expect(ann.mark('sun')).toMatchObject({ score: 1, markedBy: { name: 'Ann' } });
  expect((await ann.undo('sun')).status).toBe(200);
});

test("a colleague's newer comment is not replaced, one already seen is", async () => {
  const { ann, benPage } = await twoMarkers();
  const other = await benPage();
  await other.comment('Which light?', 'red', 'sun');
  const refused = await ann.comment('Good.', 'sun', 'half');
  expect(refused).toMatchObject({
    status: 409,
    body: { stands: [{ comment: 'Which light?', by: { name: 'Ben' } }] },
  });
  expect((await ann.comment('Which light?', 'sun')).body.changed).toBe(0);
  await ann.look();
  expect(ann.mark('half').comment).toBeNull();
  expect((await ann.comment('Good.', 'sun')).status).toBe(200);
  // Their own words from an older page do not conflict.
  expect((await ann.comment('Very good.', 'sun')).status).toBe(200);
  expect((await other.comment('', 'sun')).status).toBe(409);
});

test('a comment on a whole submission is not replaced unseen either', async () => {
  const { ann, ben, own, idOf } = await twoMarkers();
  const on = { quizId: own.quizId, studentId: idOf('red') };
  await ben.mutate('comments.writeOnSubmission', { ...on, text: 'Well done.', seen: '' });
  const refused = await ann.person.mutate('comments.writeOnSubmission', { ...on, text: 'Good.', seen: '' });
  expect(refused).toMatchObject({
    status: 409,
    body: { error: colleagueMessages.commentedOnSubmission({ name: 'Ben', agoMs: 0 }) },
  });
});

test('rubric items are not given at points changed by a colleague, nor is that change undone by another', async () => {
  const markers = await twoMarkers();
  const { ann, benPage, own, ben } = markers;
  await aRubricOf(markers, ITEMS);
  const other = await benPage();
  await aRubricOf(markers, DEARER);
  const told = { name: 'Ann', agoMs: 60_000 };
  expect((await other.apply(['cause'], 2, 'red')).body.error).toBe(colleagueMessages.rubricChanged(told));
  expect((await other.apply(['cause'], 3, 'red')).status).toBe(200);
  const undone = await ben.mutate('rubrics.undo', own);
  expect(undone.body.error).toBe(colleagueMessages.rubricNotYours({ ...told, agoMs: 120_000 }));
  expect((await ann.person.mutate('rubrics.undo', own)).status).toBe(200);
});

test('markers of one quiz see each other and their position until they leave', async () => {
  const { ann, benPage, world, own } = await twoMarkers();
  const other = await benPage();
  expect((await ann.present({ place: 'one' })).body.others).toEqual([]);
  const { body } = await other.present();
  expect(body.others).toEqual([{ name: 'Ann', questionId: own.questionId, place: 'one' }]);
  expect((await ann.present()).body.others).toMatchObject([{ name: 'Ben', place: null }]);
  world.clock.advance(13_000);
  expect((await ann.present()).body.others).toEqual([]);
});

test('a page learns which questions have changed since its last call', async () => {
  const { ann, benPage, teacher, own, world } = await twoMarkers();
  const revisionOf = async () =>
    (await teacher.rest('GET', `/quiz/${own.quizId}/results`)).body.marksRevision as number;
  const other = await benPage();
  const seenRevision = await revisionOf();
  expect((await ann.present({ seenRevision })).body.changed).toEqual([]);
  await other.give(2, 'sun');
  const { body } = await ann.present({ seenRevision });
  expect(body.changed).toEqual([{ questionId: own.questionId, revision: body.revision }]);
  await world.deps.background.idle();
  const { body: rescored } = await teacher.query('evaluation.rescored', own);
  expect((await ann.present({ seenRevision: rescored.revision })).body.changed).toEqual([]);
  await ann.person.mutate('evaluation.showNames', own);
  expect((await ann.present({ seenRevision: rescored.revision })).body.changed).toBe('all');
});

test('a page from before a restart refetches everything once', () => {
  const { db, clock } = aWorld().deps;
  const now = clock.now();
  const { revision, changed } = marksChangedSince(db, { quizId: 'quiz', seenRevision: now - 1 }, now);
  expect([revision, changed]).toEqual([now, 'all']);
  expect(marksChangedSince(db, { quizId: 'quiz', seenRevision: revision }, now).changed).toEqual([]);
});

test('presence writes nothing, and alone its response is a hundred bytes', async () => {
  const { ann, world } = await twoMarkers();
  const { revision } = (await ann.present()).body;
  const counted = await countStatements(world, async () => {
    const { body } = await ann.present({ seenRevision: revision });
    expect(JSON.stringify(body).length).toBeLessThan(100);
  });
  expect(counted.writes).toBe(0);
  expect(counted.reads).toBeLessThanOrEqual(3);
});
