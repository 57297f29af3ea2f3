import { beforeAll, expect, test } from 'vitest';
import { exportPerson } from '../../server/features/privacy/export';
import { anAiWorld } from '../../server/testing/ai-world';
import { countingIds } from '../../server/testing/counting-ids';
import { mailsTo } from '../../server/testing/mails';
import { startOpenaiStub } from '../../server/testing/openai-stub';
import type { World } from '../../server/testing/world';
import { markingMessages } from '../../shared/marking/messages';
import { type Seen, spyOnClass } from './answer-key-class';

// Reasons of a suggestion help the teacher decide. A student would see doubts, the words of the model answer, and other
// students' texts.

/** Teacher-only fields of a mark, in the spelling of API and database. */
const FIELDS =
  /"(needs_?review|rationale|confidence|source|findings|guards|matched|missing|group|priority|opinion|doubt|moved_?by|suspicious|marked_?by|marked_?at)":/i;
const SENTENCES = [
  ...Object.values(markingMessages).filter((message) => typeof message === 'string'),
  ...markingMessages.markingGuards.map(([, sentence]) => sentence),
];
/** All stored data of a mark besides the mark itself. */
const reasonsIn = ({ deps }: World) =>
  deps.db.$client.prepare('select rationale from results where rationale is not null').pluck().all();

let world: World;
let seen: readonly Seen[];
beforeAll(async () => {
  const stub = await startOpenaiStub();
  world = anAiWorld(stub, { ids: countingIds() });
  seen = await spyOnClass(
    { world, marked: () => world.deps.background.idle(), rest: () => world.clock.advance(10_000) },
    'one',
  );
  stub.close();
});

test('the class was marked with reasons for the teacher', () => {
  expect(reasonsIn(world)).toContain('Compared with the model answer.');
  expect(seen.filter(({ text }) => /"score":\d/.test(text)).length).toBeGreaterThan(5);
});

test('no response to a student ever has a teacher-only field', () => {
  expect(seen.filter(({ text }) => FIELDS.test(text)).map(({ state, what }) => [state, what])).toEqual([]);
});

test('no response to a student has a sentence for the teacher', () => {
  const sentences = [...SENTENCES, ...reasonsIn(world)].map((sentence) =>
    JSON.stringify(sentence).slice(1, -1),
  );
  const revealed = sentences.filter((sentence) => seen.some(({ text }) => text.includes(sentence)));
  expect(revealed).toEqual([]);
});

test('neither a mail nor an export of a student says why a mark was suggested', () => {
  const said = JSON.stringify([mailsTo(world), exportPerson(world.deps, 'sam@school.example')]);
  expect(said).toContain('Scores released');
  for (const reason of reasonsIn(world)) expect(said).not.toContain(reason);
  expect(said).not.toMatch(/"(rationale|findings)"/);
});
