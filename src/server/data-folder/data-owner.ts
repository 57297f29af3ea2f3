import { lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives every file in the data folder to the folder's owner. Files of a tool run by root could otherwise be
 * neither read nor deleted by the server's own user.
 */
export function giveToOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(dataDir, name), uid, gid);
}
