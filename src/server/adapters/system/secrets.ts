import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const secret = z.string().min(32);
const secretsSchema = z.object({ testCheckoutSecret: secret, slipSecret: secret, orderSecret: secret });
export type Secrets = z.infer<typeof secretsSchema>;
/** Files of earlier versions have fewer. */
const storedSchema = secretsSchema.partial({ slipSecret: true, orderSecret: true });

export function isSecrets(text: string): boolean {
  try {
    return storedSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** This instance's secrets: created on the first run, readable by the owner only, never logged. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const stored = existsSync(file) ? storedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const whole = secretsSchema.safeParse(stored);
  if (whole.success) return whole.data;
  const secrets = { ...freshSecrets(), ...stored };
  // Renamed only once whole and synced: half a file would prevent every later start.
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return secrets;
}

const freshSecret = () => randomBytes(32).toString('base64url');
export const freshSecrets = (): Secrets => ({
  testCheckoutSecret: freshSecret(),
  slipSecret: freshSecret(),
  orderSecret: freshSecret(),
});
