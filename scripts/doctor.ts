import './launch/on-current-node.mjs';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/server/config';
import { checksOf } from '../src/server/doctor/checks';
import { makeRound } from '../src/server/doctor/round';
import { SettingError } from '../src/server/settings/setting';

// Checks whether everything configured works: npm run doctor [-- --mail-to you@school.org]. Exit code 1: a problem was found.
try {
  const { values } = parseArgs({ options: { 'mail-to': { type: 'string' } } });
  const checks = checksOf(readConfig(process.env), { mailTo: values['mail-to'] ?? null });
  process.exitCode = (await makeRound(checks, console.log)) ? 0 : 1;
} catch (error) {
  const isSetting = error instanceof SettingError;
  console.log(
    isSetting ? `✗ Settings: ${error.message}` : `✗ ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
