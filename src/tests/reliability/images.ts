import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { signIn } from '../../../scripts/demo/caller';
import { svgThatTakesLong } from '../../server/testing/hostile-images';
import { questionForm, sampleQuestions } from '../../server/testing/sample-questions';
import { percentile, type ReliabilityTest } from './reliability-test';
import { findPort, type ServerProcess, startServer, temporaryFolder } from './server-process';

const UPLOADS = { short: 10, normal: 40, long: 200 } as const;
const SLOW_DRAWINGS = 4;
const TRIES_MAXIMUM = 20;
const MEMORY_MAXIMUM_MB = 700;
const ANSWER_P95_MAXIMUM_MS = 250;

interface Sent {
  readonly status: number;
  /** How often it was told to retry. */
  readonly again: number;
}

/**
 * Many large photos, and drawings that would take minutes to render: the server keeps responding, within
 * limited memory.
 */
export const imagesTest: ReliabilityTest = async (size) => {
  const server = await startServer({ dataDir: temporaryFolder(), port: await findPort() });
  const teacher = await signIn(server.url, 'teacher', 'Ann', 'ann@school.example');
  const { _id: quizId } = await teacher.call<{ _id: string }>('POST', '/api/quiz/', { title: 'Cells' });
  const photo = await largePhoto();
  const files = [
    ...Array.from({ length: SLOW_DRAWINGS }, svgThatTakesLong),
    ...Array.from({ length: UPLOADS[size] }, () => photo),
  ];
  const watching = watch(server);
  const startedMs = performance.now();
  const sent = await Promise.all(files.map((file) => upload(server.url, teacher.token, quizId, file)));
  const seconds = (performance.now() - startedMs) / 1000;
  const { answeredMs, memoryMb } = await watching.end();
  await server.end('SIGTERM');

  const statuses = sent.map(({ status }) => status);
  const count = (...wanted: number[]) => statuses.filter((status) => wanted.includes(status)).length;
  const slowest = percentile(answeredMs, 0.95);
  const figures = {
    'photos sent': UPLOADS[size],
    stored: count(200, 201),
    'times told to come again': sent.reduce((sum, { again }) => sum + again, 0),
    'drawings given up': count(415),
    's in all': seconds.toFixed(1),
    'ms p95 for other requests meanwhile': slowest,
    'MB at most': memoryMb,
  };
  const failures = [
    ...(count(200, 201) < UPLOADS[size] ? [`Not every photo was stored: ${statuses.join(' ')}`] : []),
    ...(count(415) < SLOW_DRAWINGS ? ['A drawing that takes minutes was not given up.'] : []),
    ...(slowest > ANSWER_P95_MAXIMUM_MS ? [`Others waited ${slowest} ms.`] : []),
    ...(memoryMb > MEMORY_MAXIMUM_MB ? [`The server took ${memoryMb} MB.`] : []),
  ];
  return [{ name: 'images', figures, failures }];
};

/** A photo of almost 10 MB, as from a good camera. */
async function largePhoto(): Promise<Buffer> {
  const [width, height] = [2600, 1900];
  const raw = randomBytes(width * height * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Sends a file and retries when told to; returns the number of retries and the last status. */
async function upload(url: string, token: string, quizId: string, file: Buffer): Promise<Sent> {
  for (let again = 0; ; again += 1) {
    const { status, retryAfter } = await sendOnce(url, token, quizId, file);
    if (status !== 503 || again === TRIES_MAXIMUM) return { status, again };
    await wait(Number(retryAfter) * 1000);
  }
}

async function sendOnce(url: string, token: string, quizId: string, file: Buffer) {
  const form = questionForm(sampleQuestions[0], quizId);
  form.set('image', new File([new Uint8Array(file)], 'photo.jpg'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/question/`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After') };
}

/** Continuously requests a page from disk and measures the server's memory. */
function watch(server: ServerProcess) {
  const answeredMs: number[] = [];
  let memoryMb = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const requestedMs = performance.now();
      await (await fetch(`${server.url}/login/student`)).arrayBuffer();
      answeredMs.push(performance.now() - requestedMs);
      memoryMb = Math.max(memoryMb, megabytesOf(server.pid));
      await wait(20);
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return { answeredMs, memoryMb };
    },
  };
}

/** Resident memory in MB; 0 if unknown. */
function megabytesOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1000);
  } catch {
    return 0;
  }
}
