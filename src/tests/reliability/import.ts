import { readFileSync } from 'node:fs';
import type { Person } from '../../server/testing/person';
import { aWorld, type World } from '../../server/testing/world';
import { importMessages } from '../../shared/import/messages';
import { damaged } from '../import/damage';
import { type SampleFile, sampleFiles } from '../import/sample-files';
import { type Dice, diceFrom } from '../security/bad-input/dice';
import type { ReliabilityReport, ReliabilitySize, ReliabilityTest } from './reliability-test';

const FILES: Record<ReliabilitySize, number> = { short: 400, normal: 3000, long: 20_000 };
/** Wall time on a busy machine; the reader itself allows two seconds of CPU time. */
const SLOWEST_MS = 15_000;
const LIMIT_MESSAGES: readonly string[] = [importMessages.takesTooLong, importMessages.takesTooMuch];
const MEMORY_MEGABYTES = 300;
const SHORT_SEED = 21;
const MEGABYTE = 1024 * 1024;
/** On average one in this many files is stored, the others are only reviewed. */
const STORED_ONE_IN = 10;

/** Damaged question files of every kind must not cause errors or exhaust time or memory. */
export const importTest: ReliabilityTest = async (size) => {
  const seed = Number(process.env.IMPORT_SEED ?? (size === 'short' ? SHORT_SEED : Date.now() % 1_000_000));
  const dice = diceFrom(seed);
  const samples = sampleFiles();
  const world = aWorld();
  const teacher = await world.signIn('teacher');
  const failures: string[] = [];
  const counts = { read: 0, refused: 0, questions: 0 };
  let [slowestMs, before, most] = [0, 0, 0];
  const watch = setInterval(() => {
    most = Math.max(most, heldBytes());
  }, 20);
  let quizId = '';
  await warmUp(teacher, samples);
  before = heldBytes();
  for (let at = 0; at < FILES[size]; at += 1) {
    // Quizzes fill up, and calls per account are limited.
    if (at % 200 === 0) quizId = (await teacher.mutate('quizzes.create', { title: `Quiz ${at}` })).body._id;
    world.clock.advance(50);
    const sample = dice.pick(samples);
    const answer = await send({ world, token: teacher.token, quizId, dice, samples, sample });
    slowestMs = Math.max(slowestMs, answer.tookMs);
    if (answer.status < 300) counts.read += 1;
    else counts.refused += 1;
    counts.questions += answer.questions;
    const what = `${sample.name}, file ${at}: ${answer.sentence}`;
    if (answer.status >= 500) failures.push(`${answer.status} for ${what}`);
    if (LIMIT_MESSAGES.includes(answer.sentence)) failures.push(`given up: ${what}`);
    if (answer.tookMs > SLOWEST_MS) failures.push(`${Math.round(answer.tookMs)} ms for ${what}`);
  }
  clearInterval(watch);
  failures.push(
    ...world.errors.map((error) => `logged: ${error instanceof Error ? error.stack : String(error)}`),
  );
  const megabytes = Math.round((most - before) / MEGABYTE);
  if (megabytes > MEMORY_MEGABYTES) failures.push(`${megabytes} MB more than before`);
  return [report({ seed, size, counts, slowestMs, megabytes, samples, failures })];
};

const PAGE_BYTES = 4096;

/** Memory of this process and its children, which read files and decode pictures. */
function heldBytes(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  return children.reduce((sum, pid) => sum + heldBy(pid), process.memoryUsage().rss);
}

function heldBy(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    // The process has exited.
    return 0;
  }
}

/** Loads the readers of each kind of file, whose memory must not count. */
async function warmUp(teacher: Person, samples: readonly SampleFile[]): Promise<void> {
  const { _id: quizId } = (await teacher.mutate('quizzes.create', { title: 'First' })).body;
  for (const { name, bytes } of samples) {
    const form = new FormData();
    form.set('file', new File([bytes], name));
    await teacher.rest('POST', `/quiz/${quizId}/import?dryRun=1`, form);
  }
}

async function send(asked: {
  world: World;
  token: string | undefined;
  quizId: string;
  dice: Dice;
  samples: readonly SampleFile[];
  sample: SampleFile;
}) {
  const { world, token, quizId, dice, samples, sample } = asked;
  const form = new FormData();
  form.set('file', new File([damaged(sample, dice, samples)], sample.name));
  const query = dice.oneIn(STORED_ONE_IN) ? '' : '?dryRun=1';
  const begunAt = performance.now();
  const response = await world.app.request(`/quiz/${quizId}/import${query}`, {
    ...{ method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } },
  });
  const body = await response.json();
  return {
    status: response.status,
    tookMs: performance.now() - begunAt,
    questions: body.questions?.length ?? 0,
    sentence: String(body.error ?? ''),
  };
}

const report = (run: {
  seed: number;
  size: ReliabilitySize;
  counts: { read: number; refused: number; questions: number };
  slowestMs: number;
  megabytes: number;
  samples: readonly SampleFile[];
  failures: readonly string[];
}): ReliabilityReport => ({
  name: 'import',
  figures: {
    'damaged files': FILES[run.size],
    'samples they were made of': run.samples.length,
    'were read': run.counts.read,
    'were refused': run.counts.refused,
    'questions were found': run.counts.questions,
    'ms the slowest': Math.round(run.slowestMs),
    'MB more than before': run.megabytes,
    'was the seed': run.seed,
  },
  failures: run.failures,
});
