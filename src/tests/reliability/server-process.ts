import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { SERVER_ARGUMENTS } from '../../../scripts/launch/server-arguments.mjs';
import { aFolder } from '../../server/testing/a-folder';
import { bundleComposedServer, type Protection } from './bundle';

/**
 * Below the ports that outgoing connections get, or a client could meet itself on the port of a dead server. Reliability
 * tests that run side by side have ports of their own for each worker, or one could take the port of a server that is just down.
 */
const PORTS = 80;
const FIRST_PORT = 3420 + PORTS * Number(process.env.RELIABILITY_WORKER ?? 0);
const BUILT = 'build/server/main.js';

export interface ServerOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Starts the composed server of the reliability tests instead of the built one, for a switch or without a protection. */
  readonly composed?: { readonly without?: Protection; readonly settings?: Readonly<Record<string, string>> };
  /** For the settings that a reliability test is about. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A program that starts Node under its eyes, with its arguments. */
  readonly under?: readonly string[];
}

/** A server in a process of its own, to be killed, stopped and started again. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** What it wrote to standard error. */
  errors(): string;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const running = new Set<ChildProcess>();
// Before their folders are removed.
process.prependOnceListener('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server; resolves when it says that it is ready, rejects with what it said when it ends before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = await spawnServer(options);
  const { stdout } = server.child;
  if (!stdout) throw new Error('The output of the server is not read.');
  const ended = server.exited.then(({ code }) => {
    throw new Error(`The server ended with ${code} before it was ready: ${server.errors()}`);
  });
  // It is read to the end: a server that cannot write what it logs would die of it.
  const ready = new Promise<void>((resolve) => {
    stdout.on('data', (chunk) => String(chunk).includes('is ready on') && resolve());
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
  return server;
}

/** Starts a server without waiting for it. */
export async function spawnServer({
  dataDir,
  port,
  composed,
  settings,
  under = [],
}: ServerOptions): Promise<ServerProcess> {
  const file = composed ? await bundleComposedServer() : BUILT;
  const [command = process.execPath, ...args] = [...under, process.execPath, ...SERVER_ARGUMENTS, file];
  const child = spawn(command, args, {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
      BILLING: 'off',
      WITHOUT: composed?.without ?? '',
      ...composed?.settings,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + String(chunk)).slice(-20_000);
  });
  const exited = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null };
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    child,
    errors: () => errors,
    exited,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

/** A free port on this machine, for all starts of one server. */
export async function findPort(): Promise<number> {
  const [port] = await findPorts(1);
  if (port === undefined) throw new Error('No free port was found.');
  return port;
}

/** Free ports for servers that run side by side. */
export async function findPorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS; port += 1) {
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    ports.push(port);
    if (ports.length === count) return ports;
  }
  throw new Error(`${count} free ports were not found.`);
}

/** An empty folder that goes away with this process. */
export const temporaryFolder = (): string => aFolder('reliability');
