import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral range, where an outgoing connection may take a port before a server binds it, and above the ports of
 * the reliability tests.
 */
const FIRST_PORT = 10_000;
const PORTS = 20_000;
/** Processes that start servers in parallel search separate ranges. */
const STEP = 97;

let looked = 0;

/** A free port on this machine, never returned twice by one process. */
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
