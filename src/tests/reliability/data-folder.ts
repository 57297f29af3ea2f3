import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { signIn } from './client';
import { databaseIn } from './database-check';
import type { ReliabilityReport, ReliabilityTest } from './reliability-test';
import { findPort, spawnServer, startServer, temporaryFolder } from './server-process';

const OTHERS = 0o077;

/** Ways of damaging a school's data, and the file that the refusal must name. */
const BREAKAGES: readonly (readonly [string, RegExp, (dataDir: string) => void])[] = [
  ['the database is missing', /quiz\.sqlite/, (dataDir) => removeDatabase(dataDir)],
  ['the database is empty', /quiz\.sqlite/, (dataDir) => truncateSync(databaseIn(dataDir))],
  ['half the database is gone', /quiz\.sqlite/, (dataDir) => halve(databaseIn(dataDir))],
  ['half the database is zeros', /quiz\.sqlite/, (dataDir) => blankHalf(databaseIn(dataDir))],
  [
    'the database is a letter',
    /quiz\.sqlite/,
    (dataDir) => writeFileSync(databaseIn(dataDir), 'Dear Ann, '.repeat(1000)),
  ],
  ['half the secrets are gone', /secrets\.json/, (dataDir) => halve(join(dataDir, 'secrets.json'))],
];

/** A server starts only on intact data that no other server uses, and closes the folder to other users. */
export const dataFolderTest: ReliabilityTest = async () => {
  const school = await aSchool();
  return [await refusesBrokenData(school), await keepsOthersOut(school), await closesTheFolder(school)];
};

async function aSchool(): Promise<string> {
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir, port: await findPort() });
  const teacher = await signIn(server.url, 'teacher', 'Teacher');
  await teacher.call('POST', '/quiz/', { title: 'Cells' });
  execFileSync(process.execPath, ['build/server/backup.js'], { env: { ...process.env, DATA_DIR: dataDir } });
  await server.end('SIGTERM');
  writeFileSync(join(dataDir, 'uploads/an-image-that-is-in-use.webp'), 'image', { mode: 0o600 });
  return dataDir;
}

const copyOf = (school: string): string => {
  const copy = join(temporaryFolder(), 'data');
  cpSync(school, copy, { recursive: true });
  return copy;
};

async function refusesBrokenData(school: string): Promise<ReliabilityReport> {
  const failures: string[] = [];
  const port = await findPort();
  const [backup = ''] = readdirSync(join(school, 'backups')).filter((name) => name.startsWith('quiz-'));
  for (const [what, file, breakIt] of BREAKAGES) {
    const dataDir = copyOf(school);
    breakIt(dataDir);
    const before = contentsOf(dataDir);
    const said = await refusalOf({ dataDir, port });
    if (!said.isRefusal) failures.push(`${what}: it ${said.text}`);
    else if (!file.test(said.text) || !said.text.includes(backup)) failures.push(`${what}: ${said.text}`);
    if (contentsOf(dataDir) !== before) failures.push(`${what}: the folder was changed`);
  }
  return {
    name: 'broken data',
    figures: { breakages: BREAKAGES.length, 'things wrong': failures.length },
    failures,
  };
}

/** The message of a start that fails with one line; otherwise a description of what happened. */
async function refusalOf(options: { dataDir: string; port: number }) {
  const server = await spawnServer(options);
  const started = new Promise<undefined>((resolve) => {
    server.child.stdout?.on('data', (chunk) => String(chunk).includes('is ready on') && resolve(undefined));
  });
  const ended = await Promise.race([server.exited, started]);
  if (!ended) {
    await server.end('SIGKILL');
    return { isRefusal: false, text: 'started' };
  }
  const text = server.errors().trim();
  const isRefusal = ended.code === 1 && text !== '' && !text.includes('\n');
  return { isRefusal, text: isRefusal ? text : `ended with ${ended.code}: ${text}` };
}

/** No second server can start on the data of a running one, by whatever path. */
async function keepsOthersOut(school: string): Promise<ReliabilityReport> {
  const failures: string[] = [];
  const dataDir = copyOf(school);
  const first = await startServer({ dataDir, port: await findPort() });
  const port = await findPort();
  const linked = join(temporaryFolder(), 'link');
  symlinkSync(dataDir, linked);
  const sameFile = temporaryFolder();
  symlinkSync(databaseIn(dataDir), databaseIn(sameFile));
  const tryAgain = async (how: string, folder: string) => {
    const { isRefusal, text } = await refusalOf({ dataDir: folder, port });
    if (!isRefusal || !text.includes('already runs')) failures.push(`${how}: it ${text}`);
  };
  await tryAgain('the same path', dataDir);
  await tryAgain('a link to the folder', linked);
  await tryAgain('a link to the database', sameFile);
  rmSync(join(dataDir, 'server.lock'));
  if (process.platform === 'linux') await tryAgain('a lock that was removed', dataDir);
  if ((await first.end('SIGTERM')).code !== 0) failures.push('The first server did not end well');
  return { name: 'one server for a folder', figures: { 'things wrong': failures.length }, failures };
}

/** An existing folder that is open to all users becomes private at the start. */
async function closesTheFolder(school: string): Promise<ReliabilityReport> {
  const dataDir = copyOf(school);
  for (const name of ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]) {
    const place = join(dataDir, name);
    chmodSync(place, statSync(place).isDirectory() ? 0o755 : 0o644);
  }
  const server = await startServer({ dataDir, port: await findPort() });
  const open = openIn(dataDir);
  await server.end('SIGTERM');
  const fresh = join(temporaryFolder(), 'fresh');
  mkdirSync(fresh, { mode: 0o755 });
  const second = await startServer({ dataDir: fresh, port: await findPort() });
  open.push(...openIn(fresh));
  await second.end('SIGTERM');
  return {
    name: 'a folder for its owner alone',
    figures: { 'names that others may read': open.length },
    failures: open,
  };
}

const openIn = (dataDir: string): string[] =>
  ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (lstatSync(join(dataDir, name)).mode & OTHERS) !== 0,
  );

/** A system call of a traced server, in order. */
const contentsOf = (dataDir: string): string =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/server\.lock/.test(name))
    .sort()
    .map((name) => {
      const place = join(dataDir, name);
      return `${name} ${statSync(place).isFile() ? readFileSync(place, 'base64') : 'folder'}`;
    })
    .join('\n');

function removeDatabase(dataDir: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${databaseIn(dataDir)}${end}`, { force: true });
}

const halve = (file: string): void => truncateSync(file, Math.floor(statSync(file).size / 2));

function blankHalf(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0, Math.floor(bytes.length / 2)));
}
