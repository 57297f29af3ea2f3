import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installed separately, because it has 230 dependencies, including a web server and a database client. */
const PACKAGE = '@mdn/mdn-http-observatory@1.4.8';
const FOLDER = 'build/observatory';
const HOME = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');
/** Its list of HSTS-preloaded hosts, none of which is on this machine. */
const PRELOADED_HOSTS = join(HOME, 'conf/hsts-preload.json');
const INSTALL_MS = 300_000;
const SCAN_MS = 60_000;

export interface Scan {
  readonly grade: string;
  readonly score: number;
  readonly results: Readonly<Record<string, string>>;
}

/** Downloads the scorer of MDN's HTTP Observatory once, without running install scripts. */
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

/** The Observatory's rating of a host; a self-signed certificate must be given. */
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
