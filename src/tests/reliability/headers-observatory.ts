import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** It brings 230 packages, a web server and a database client among them: no part of what we install for every test. */
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8';
const FOLDER = 'build/observatory';
const HOME = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');
/** Its list of hosts that browsers know to speak https alone; none of those is on this machine. */
const PRELOADED_HOSTS = join(HOME, 'conf/hsts-preload.json');
const INSTALL_MS = 300_000;
const SCAN_MS = 60_000;

export interface Scan {
  readonly grade: string;
  readonly score: number;
  /** What each of its tests said. */
  readonly results: Readonly<Record<string, string>>;
}

/** Fetches the scorer of MDN's HTTP Observatory once, without running any script of it. */
export async function installObservatory(): Promise<void> {
  if (!existsSync(HOME)) {
    mkdirSync(FOLDER, { recursive: true });
    const npm = join(dirname(process.execPath), 'npm');
    const flags = [
      '--ignore-scripts',
      '--omit=dev',
      '--omit=optional',
      '--no-audit',
      '--no-fund',
      '--no-save',
    ];
    await run(existsSync(npm) ? npm : 'npm', ['install', '--prefix', FOLDER, ...flags, PACKAGE], {
      timeout: INSTALL_MS,
    });
  }
  writeFileSync(PRELOADED_HOSTS, '{}');
}

/** What the Observatory says of a host; a certificate of our own is believed when it is named. */
export async function scan(host: string, certificateFile: string): Promise<Scan> {
  const { stdout } = await run(process.execPath, [join(HOME, 'src/scan.js'), host], {
    timeout: SCAN_MS,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile },
  });
  const { scan: total, tests } = JSON.parse(stdout) as {
    scan: { grade: string; score: number };
    tests: Record<string, { result: string }>;
  };
  const results = Object.entries(tests).map(([name, { result }]) => [name, result]);
  return { grade: total.grade, score: total.score, results: Object.fromEntries(results) };
}
