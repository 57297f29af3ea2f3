import { expect, test } from 'vitest';
import { SAVED_BYTES_LIMIT } from '../../server/rates/limits';
import { HISTORY_ROOM } from '../../server/rules/attempt/answer-log';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { aStage } from '../../server/testing/stage';
import { ANSWERS_STORED_MAXIMUM_BYTES, TEXT_MAXIMUM_LENGTH } from '../../shared/constants';

// Every save is stored for the receipt, so frequent saves make the database grow.

const [, , short] = sampleQuestions;
const ESSAYS = 40;
/** Three bytes per letter: the longest answer possible, and never repeated. */
const longest = (turn: number) => `${turn}`.padEnd(TEXT_MAXIMUM_LENGTH, '字');

async function aLongSubmission() {
  const stage = await aStage('published');
  const { teacher, student, world } = stage;
  const { body: quiz } = await teacher.rest('POST', '/quiz/', { title: 'Essays' });
  const ids: string[] = [];
  for (let at = 0; at < ESSAYS; at += 1) {
    const form = questionForm({ ...short, text: `Essay ${at}` }, quiz._id);
    ids.push((await teacher.rest('POST', '/question/', form)).body._id);
  }
  const { shareId } = (await teacher.rest('POST', `/quiz/${quiz._id}/publish`)).body;
  const { attempt } = (await student.rest('POST', '/student/attempt', { shareId })).body;
  const history = () =>
    world.deps.db.$client
      .prepare('select count(*) entries, sum(octet_length(entry)) bytes from answer_log where attempt_id = ?')
      .get(attempt._id) as { entries: number; bytes: number };
  let revision = 0;
  const save = (answers: Record<string, string>) => {
    revision += 1;
    return student.mutate('attempts.saveAnswers', { attemptId: attempt._id, revision, answers });
  };
  const submit = async () => {
    const { body } = await student.rest('POST', '/quiz/submit', {
      quizId: quiz._id,
      attempt: { answers: {} },
    });
    return (await teacher.query('supervision.checkReceipt', { receipt: body.receipt })).body;
  };
  return { ...stage, ids, history, save, submit };
}

test('a single student cannot keep making the database grow, and is told to wait', async () => {
  const { ids, history, save, submit, world } = await aLongSubmission();
  const statuses: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const some = ids.slice((turn % 2) * 20, (turn % 2) * 20 + 20);
    statuses.push((await save(Object.fromEntries(some.map((id) => [id, longest(turn)])))).status);
  }
  expect(statuses).toContain(429);
  expect(history().bytes).toBeLessThan(HISTORY_ROOM.thinBytes + ANSWERS_STORED_MAXIMUM_BYTES);
  world.clock.advance(SAVED_BYTES_LIMIT.refillMs);
  expect((await save({ [ids[0] ?? '']: 'the last word' })).status).toBe(200);
  expect(await submit()).toMatchObject({ isUnchanged: true });
});

test('typing the longest answer is never refused, and the receipt covers the submission', async () => {
  const { ids, history, save, submit, world } = await aLongSubmission();
  const [essay = ''] = ids;
  const turns = 240;
  for (let turn = 0; turn < turns; turn += 1) {
    expect((await save({ [essay]: longest(turn) })).status).toBe(200);
    world.clock.advance(2000);
  }
  const { entries, bytes } = history();
  expect(entries).toBeLessThan(turns);
  expect(entries).toBeGreaterThan(100);
  expect(bytes).toBeLessThan(HISTORY_ROOM.wholeBytes * 1.2);
  expect(await submit()).toMatchObject({ isUnchanged: true });
});
