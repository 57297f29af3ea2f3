import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { SERVER_ARGUMENTS } from '../../../scripts/launch/server-arguments.mjs';
import { aFolder } from '../../server/testing/a-folder';
import { bundleComposedServer, type Protection } from './bundle';

/**
 * Below the ephemeral range, or a client could connect to itself on the port of a dead server. Parallel workers have separate
 * ranges, or one could take the port of a server that is restarting.
 */
const PORTS = 80;
const FIRST_PORT = 3420 + PORTS * Number(process.env.RELIABILITY_WORKER ?? 0);
const BUILT = 'build/server/main.js';

export interface ServerOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Starts the composed server of the reliability tests instead of the built one, with a switch or without a protection. */
  readonly composed?: { readonly without?: Protection; readonly settings?: Readonly<Record<string, string>> };
  readonly settings?: Readonly<Record<string, string>>;
  /** A command prefix, such as a tracer with its arguments. */
  readonly under?: readonly string[];
}

/** A server in its own process that can be killed, stopped and restarted. */
export interface ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly child: ChildProcess;
  errors(): string;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const running = new Set<ChildProcess>();
// Registered first, so that it runs before the folders are removed.
process.prependOnceListener('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server; resolves when it reports ready, rejects with its output if it exits before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = await spawnServer(options);
  const { stdout } = server.child;
  if (!stdout) throw new Error('The output of the server is not read.');
  const ended = server.exited.then(({ code }) => {
    throw new Error(`The server ended with ${code} before it was ready: ${server.errors()}`);
  });
  // Always drain the output: a server that cannot write its log would die.
  const ready = new Promise<void>((resolve) => {
    stdout.on('data', (chunk) => String(chunk).includes('is ready on') && resolve());
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {});
  return server;
}

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

/** A free port on this machine, kept for all starts of one server. */
export async function findPort(): Promise<number> {
  const [port] = await findPorts(1);
  if (port === undefined) throw new Error('No free port was found.');
  return port;
}

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

export const temporaryFolder = (): string => aFolder('reliability');
