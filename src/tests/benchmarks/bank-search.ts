import '../../../scripts/launch/on-current-node.mjs';
import { join } from 'node:path';
import { transactionOf } from '../../server/db/commit';
import { openDb } from '../../server/db/open';
import { searchBank } from '../../server/features/bank/search';
import { bankSearchSchema } from '../../server/rules/bank/request';
import { aFolder } from '../../server/testing/a-folder';
import { MIGRATIONS } from '../../server/testing/world';
import { fillBank } from './bank-school';
import { medianOf } from './server/figures';

/**
 * `npx tsx src/tests/benchmarks/bank-search.ts` measures searches in a bank of 20,000 questions in a database file, in one
 * process: the first one, which reads everything, then searches by words, filters and orders. For comparison, it prints how
 * long SQLite scans the same words for an absent one, the lower bound of a search.
 */
const QUESTIONS = 20_000;
const TIMES = 15;
const SEARCHES: readonly (readonly [what: string, input: object])[] = [
  ['no words', {}],
  ['a word that few have', { words: 'mitochondria' }],
  ['a word that all have', { words: 'the' }],
  ['three words, one a beginning', { words: 'photosynth leaf the' }],
  ['a word that none has', { words: 'xylophone' }],
  ['one letter', { words: 'p' }],
  ['words, a type and a tag', { words: 'the', type: 'short', tag: 'tag 3' }],
  ['words, facility from 20 to 60 %', { words: 'the', facilityFrom: 0.2, facilityTo: 0.6, order: 'hardest' }],
  ['used lately, telling well', { usedFrom: 1, discrimination: 'well', order: 'last-used' }],
  ['a quiz', { quizId: 'quiz-7', words: 'the' }],
  ['not in a quiz, easiest first', { notIn: 'quiz-7', order: 'easiest' }],
];

const folder = aFolder('bank');
const db = openDb({ file: join(folder, 'bank.sqlite'), migrationsFolder: MIGRATIONS });
const teacher = fillBank(db.$client, QUESTIONS);
const deps = { db, inTransaction: transactionOf(db) };
const search = (input: object) => searchBank(deps, { teacher, input: bankSearchSchema.parse(input) });
const timed = async <Value>(
  act: () => Value | Promise<Value>,
): Promise<readonly [ms: number, value: Value]> => {
  const began = performance.now();
  const value = await act();
  return [performance.now() - began, value];
};

const [first] = await timed(() => search({}));
console.log(`${QUESTIONS} questions, read for the first time: ${first.toFixed(0)} ms`);
const plain = db.$client.prepare(
  `select count(*) from bank_entries where teacher_id = ? and (instr(head, ' xyz') > 0 or instr(rest, ' xyz') > 0)`,
);
const bare: number[] = [];
for (let at = 0; at < TIMES; at += 1) bare.push((await timed(() => plain.get(teacher.accountId)))[0]);
console.log(`SQLite alone, one word: ${medianOf(bare).toFixed(1)} ms\n`);
for (const [what, input] of SEARCHES) {
  const times: number[] = [];
  const before = process.cpuUsage();
  let total = 0;
  for (let at = 0; at < TIMES; at += 1) {
    const [ms, page] = await timed(() => search(input));
    times.push(ms);
    total = page.total;
  }
  const { user, system } = process.cpuUsage(before);
  const cpuMs = (user + system) / 1000 / TIMES;
  const ratio = (medianOf(times) / medianOf(bare)).toFixed(1);
  console.log(
    `${what.padEnd(36)} median ${medianOf(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms, of a core ${cpuMs.toFixed(1)} ms, ${ratio} × SQLite alone, ${total} found`,
  );
}
db.$client.close();
