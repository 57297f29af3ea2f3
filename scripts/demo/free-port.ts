import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports that no connection gets by itself: of those that a system deals out, one may belong to somebody's outgoing
 * connection by the time a server wants it. Below them lie the ports of the reliability tests.
 */
const FIRST_PORT = 10_000;
const PORTS = 20_000;
/** Processes that start servers side by side look in places of their own. */
const STEP = 97;

let looked = 0;

/** A free port on this machine, not the same twice in a process. */
export async function freePort(): Promise<number> {
  for (; looked < PORTS; looked += 1) {
    const port = FIRST_PORT + ((process.pid * STEP + looked) % PORTS);
    if (!(await isFree(port))) continue;
    looked += 1;
    return port;
  }
  throw new Error('No free port was found.');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!(await listens)) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
