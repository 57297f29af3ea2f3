import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const secretsSchema = z.object({ testCheckoutSecret: z.string().min(32) });
export type Secrets = z.infer<typeof secretsSchema>;

/** Whether a text is that of a whole file of secrets. */
export function isSecrets(text: string): boolean {
  try {
    return secretsSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** The secrets of this instance: made on the first run, readable by the owner only, never logged. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = freshSecrets();
  // Under its name only once it is whole and on the disk: half a file would stop every later start.
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return secrets;
}

export const freshSecrets = (): Secrets => ({
  testCheckoutSecret: randomBytes(32).toString('base64url'),
});
