import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { errorCodeOf } from '../rules/error-code';

const held = new Set<Server>();

/**
 * Holds a file or folder by what it is, not by its path: a socket in Linux's namespace without files is named after its
 * device and inode. It cannot be deleted as a stale lock file can, is found again through links and bind mounts, and goes
 * with the process. Resolves to what gives it back, to undefined while another process has it. Elsewhere than on Linux it
 * holds nothing.
 */
export async function takeIdentityLock(place: string): Promise<(() => void) | undefined> {
  if (process.platform !== 'linux') return () => {};
  const { dev, ino } = statSync(place, { bigint: true });
  // Nobody has anything to ask of it.
  const server = createServer((socket) => socket.destroy()).unref();
  try {
    server.listen(`\0classroom-quiz:${dev}:${ino}`);
    await once(server, 'listening');
  } catch (error) {
    if (errorCodeOf(error) !== 'EADDRINUSE') throw error;
    return undefined;
  }
  held.add(server);
  return () => {
    held.delete(server);
    server.close();
  };
}
