import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReliabilityTest } from './reliability-test';
import { aSetOfCanaries, type Canaries, faultySettings, settingsWith } from './secrets-canaries';
import { openEcho } from './secrets-echo';
import { playWithCanaries } from './secrets-journey';
import { findPort, type ServerProcess, spawnServer, temporaryFolder } from './server-process';

const CLIENT = 'build/client';
const OWNER_ONLY = 0o600;

/** A place that must not contain secrets, with its content. */
interface Place {
  readonly name: string;
  readonly text: string;
}
type Named = readonly (readonly [what: string, secret: string])[];

/** A class with a mark in every secret, and many failures; then log, client and database are searched. */
export const secretsTest: ReliabilityTest = async () => {
  const canaries = aSetOfCanaries();
  const dataDir = temporaryFolder();
  const echo = await openEcho();
  const settings = settingsWith(canaries, echo.url);
  const server = await spawnServer({ dataDir, port: await findPort(), settings });
  const log = listenTo(server);
  await log.says('is ready on');
  const { tokens, pins, slips } = await playWithCanaries(server, canaries);
  await server.end('SIGTERM');
  const refusals = [...(await refusedStarts(canaries)), await failedSignIn(canaries)];

  echo.close();

  const set: Named = Object.entries(canaries.settings);
  const made: Named = [
    ...secretsIn(dataDir).map((secret) => ['a secret made at the first start', secret] as const),
    ...slips.map((slip) => ['the code of a slip', slip] as const),
  ];
  const sessions: Named = tokens.map((token) => ['a session token', token] as const);
  const everything = [...set, ...made, ...sessions, ...Object.entries(canaries.people)];
  const database = { name: 'the database', text: textOf(dataDir, (name) => name.startsWith('quiz.sqlite')) };
  const logged = { name: 'the log', text: log.text() };
  const failures = [
    ...found(everything, [logged, ...refusals]),
    ...found(everything, [{ name: 'the client', text: textOf(CLIENT, () => true) }]),
    ...found([...set, ...made, ...sessions], [database]),
    ...pins.flatMap((pin) => [logged, ...refusals].flatMap((place) => numberIn(place, pin))),
    ...eventsMissing(logged.text),
  ];
  // Unused canaries would prove nothing.
  const flown = found(Object.entries(canaries.people).slice(0, 6), [database]).length;
  if (flown < 6) failures.push(`only ${flown} of 6 marks ever reached the database`);
  if (tokens.includes('')) failures.push('nobody came in with a PIN');
  const mode = statSync(join(dataDir, 'secrets.json')).mode & 0o777;
  if (mode !== OWNER_ONLY) failures.push(`secrets.json has the mode ${mode.toString(8)}`);
  return [
    {
      name: 'secrets',
      figures: {
        marks: everything.length,
        'lines of log': [logged, ...refusals].flatMap(({ text }) => text.trim().split('\n')).length,
        'starts and sign-ins refused': refusals.length,
        hits: failures.length,
      },
      failures,
    },
  ];
};

/** Everything a server writes to both streams. */
function listenTo({ child, exited }: Pick<ServerProcess, 'child' | 'exited'>) {
  let text = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += String(chunk);
      for (const each of heard) each();
    });
  }
  return {
    text: () => text,
    says: (words: string) =>
      Promise.race([
        new Promise<void>((resolve) => heard.push(() => text.includes(words) && resolve())),
        exited.then(() => Promise.reject(new Error(`The server ended before it was ready: ${text}`))),
      ]),
  };
}

async function refusedStarts(canaries: Canaries): Promise<Place[]> {
  const places: Place[] = [];
  for (const settings of faultySettings(canaries)) {
    const server = await spawnServer({ dataDir: temporaryFolder(), port: await findPort(), settings });
    const log = listenTo(server);
    const { code } = await server.exited;
    const name = `the refusal of ${Object.keys(settings).join(' and ')}`;
    if (code !== 1) throw new Error(`The server started, where there should have been ${name}.`);
    places.push({ name, text: log.text() });
  }
  return places;
}

async function failedSignIn({ settings: { OIDC_CLIENT_SECRET } }: Canaries): Promise<Place> {
  const settings = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'quiz', OIDC_CLIENT_SECRET };
  const server = await spawnServer({ dataDir: temporaryFolder(), port: await findPort(), settings });
  const log = listenTo(server);
  await log.says('is ready on');
  await fetch(`${server.url}/auth/oidc/start?role=teacher`, { redirect: 'manual' });
  await server.end('SIGTERM');
  return { name: 'the log of a sign-in that failed', text: log.text() };
}

const found = (secrets: Named, places: readonly Place[]): string[] =>
  places.flatMap(({ name, text }) =>
    secrets.filter(([, secret]) => text.includes(secret)).map(([what]) => `${what} stands in ${name}`),
  );

/** Expected failures; without them the log would be trivially clean. */
const eventsMissing = (log: string): string[] =>
  ['request-failed', 'ai-requests-failed', 'mail-server-unusable']
    .filter((event) => !log.includes(`"${event}"`))
    .map((event) => `nothing was logged of ${event}`);

/** A PIN is too short to be searched for within other numbers. */
const numberIn = ({ name, text }: Place, pin: string): string[] =>
  new RegExp(`(?<![0-9a-f])${pin}(?![0-9a-f])`, 'i').test(text) ? [`a PIN stands in ${name}`] : [];

const secretsIn = (dataDir: string): string[] =>
  Object.values(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));

const textOf = (folder: string, isWanted: (name: string) => boolean): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join('\n');
