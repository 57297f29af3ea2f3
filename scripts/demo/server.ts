import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { aFolder } from '../../src/server/testing/a-folder';
import { SERVER_ARGUMENTS } from '../launch/server-arguments.mjs';
import { freePort } from './free-port';

export interface DemoServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A running server, or a new one on the built product with its own data. */
export async function findOrStartServer(url: string): Promise<DemoServer> {
  if (await isUp(url)) return { url, stop: async () => {} };
  return startServer();
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Starts the built server on a free port with a temporary data folder. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<DemoServer> {
  const dataDir = aFolder('data');
  const port = await freePort();
  const child = spawn(process.execPath, [...SERVER_ARGUMENTS, 'build/server/main.js'], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: '', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // Registered first, so that it runs before its folder is removed.
  const kill = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', kill);
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('The server did not start.'))),
  ]);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.removeListener('exit', kill);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
