import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { SERVER_ARGUMENTS } from '../../../../scripts/launch/server-arguments.mjs';
import { findPort } from '../../reliability/server-process';

/** Resources used by a process since its start, and event loop delays since the last query. */
export interface Used {
  readonly cpuSeconds: number;
  readonly delayMs: number;
  readonly longestMs: number;
}

/** A server in its own process with measurable resources. */
export interface MeasuredProcess {
  readonly url: string;
  readonly pid: number;
  used(): Promise<Used>;
  /** In MB: now, and the peak since the last query. */
  memory(): { readonly now: number; readonly peak: number };
  stop(): Promise<void>;
}

const WATCH = 'src/tests/benchmarks/server/watch.mjs';
const running = new Set<() => void>();
process.once('exit', () => {
  for (const kill of running) kill();
});

/** Starts a server as in production; resolves when it reports ready. */
export async function startMeasured(
  file: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredProcess> {
  const port = await findPort();
  const child = spawn(process.execPath, [...SERVER_ARGUMENTS, '--import', `./${WATCH}`, file], {
    env: { ...serverEnvironment(dataDir, port), ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The output of the server is not read.');
  const kill = () => child.kill('SIGKILL');
  running.add(kill);
  const exited = once(child, 'exit').then(() => running.delete(kill));
  await Promise.race([
    saysReady(stdout),
    exited.then(() => Promise.reject(new Error(`${file} ended before it was ready.`))),
  ]);
  stdout.resume();
  let queryCount = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    used: () =>
      new Promise((resolve) => {
        queryCount += 1;
        const question = queryCount;
        const answered = (answer: Used & { question: number }) => {
          if (answer.question !== question) return;
          child.off('message', answered);
          resolve(answer);
        };
        child.on('message', answered);
        child.send(question);
      }),
    memory: () => memoryOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Skips earlier messages about repairs at the start. */
async function saysReady(stdout: Readable): Promise<void> {
  for (let said = ''; !said.includes(' is ready on '); ) said += String(await once(stdout, 'data'));
}

/** The minimal settings of a measured server: port, data, and no billing. */
export const serverEnvironment = (dataDir: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: '', DATA_DIR: dataDir },
  ...{ BILLING: 'off', GEOLOCATION_URL: 'off' },
});

/** According to the kernel. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: mb('VmRSS'), peak: mb('VmHWM') };
}
