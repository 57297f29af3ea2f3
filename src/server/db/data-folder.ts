import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../settings/setting';
import { takeServerLock } from './server-lock';

/**
 * Makes the data folder ready for this server alone. Refuses with a sentence while another server runs on it, and after a
 * restore that was cut short: a new database would be taken for the old one.
 */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  takeServerLock(dataDir);
  if (existsSync(join(dataDir, 'restoring')) && !existsSync(join(dataDir, 'quiz.sqlite'))) {
    throw new SettingError('A restore was cut short. Please run npm run restore again with the same backup.');
  }
}
