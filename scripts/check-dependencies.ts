import './launch/on-current-node.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lockfileFindings, readLockfile } from './check-dependencies/lockfile';
import { dependenciesPage, purposeFindings, TABLE_FILE } from './check-dependencies/table';

// Checks that third-party packages are pinned with their SHA-512, run no install scripts, and are listed; `--write` writes
// the list.

const lockfile = readLockfile();
const page = dependenciesPage(lockfile);
if (process.argv.includes('--write')) writeFileSync(TABLE_FILE, page);
const written = existsSync(TABLE_FILE) ? readFileSync(TABLE_FILE, 'utf8') : '';
const isInStep = written === page;
const findings = [
  ...lockfileFindings(lockfile),
  ...purposeFindings(lockfile),
  ...(isInStep ? [] : [`${TABLE_FILE} is not in step; write it anew with --write.`]),
];
for (const finding of findings) console.error(finding);
const count = Object.keys(lockfile).length - 1;
console.log(`${count} packages locked, ${findings.length} findings.`);
process.exitCode = findings.length > 0 ? 1 : 0;
