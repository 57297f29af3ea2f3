import { lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives everything in the data folder to the folder's own user. A tool that root runs would leave files there that the server,
 * which runs as a user of its own, could neither read nor delete.
 */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(dataDir, name), uid, gid);
}
