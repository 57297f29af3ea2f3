import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PAGES } from '../../server/rules/pages';
import { type Person, personOn } from '../../server/testing/person';
import type { World } from '../../server/testing/world';
import type { Role } from '../../shared/actor';
import { type Room, type Seen, STATES, spyOnClass } from '../security/answer-key-class';
import { CANARY } from '../security/keyed-quiz';
import type { ReliabilityReport, ReliabilityTest } from './reliability-test';
import { findPort, startServer, temporaryFolder } from './server-process';

const CLIENT = 'build/client';
const LOOK_EVERY_MS = 50;

/** A class on the built server: in every state, everything that a student can load is searched for the answers. */
export const answerKeyTest: ReliabilityTest = async () => {
  const server = await startServer({
    dataDir: temporaryFolder(),
    port: await findPort(),
    settings: { BILLING: 'on' },
  });
  const seen = await spyOnClass(roomOn(server.url), 'one');
  await server.end('SIGTERM');
  return [reportOf(seen, server.errors())];
};

function reportOf(seen: readonly Seen[], errors: string): ReliabilityReport {
  const isFound = ({ text }: Seen) => text.includes(CANARY);
  const early = seen.filter(({ state }) => state !== 'released');
  const failures = early
    .filter(isFound)
    .map(({ state, who, what }) => `${state}: ${who} sees the key in ${what}`);
  const late = seen.filter(({ state }) => state === 'released').filter(isFound).length;
  // What is never seen would not be missed.
  if (late === 0) failures.push('the key is not even seen after the release');
  if (errors.includes(CANARY)) failures.push('the key stands in the log');
  return {
    name: 'answer key',
    figures: {
      'answers, pages, scripts and images': early.length,
      'states before the release': STATES.length - 1,
      'showed the key': failures.length,
      'showed it to its own student after the release': late,
    },
    failures,
  };
}

function roomOn(url: string): Room {
  const app = {
    request: (path: string, init: RequestInit) => fetch(url + path, { ...init, redirect: 'manual' }),
  };
  const nobody = personOn(app, undefined);
  const signIn = async (role: Role, name: string = role): Promise<Person> => {
    const email = `${name.toLowerCase()}@school.example`;
    const issued = await nobody.rest('POST', '/auth/demo/id-token', { email, name });
    const { body } = await nobody.rest('POST', `/auth/login/${role}`, issued.body);
    return personOn(app, body.token, body.user._id);
  };
  // Over the network nothing of the world can be reached but its people; the clock is everybody's.
  const world = { nobody, signIn, clock: { now: () => Date.now() } } as unknown as World;
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(CLIENT, ''));
  /** What a browser keeps for ever is asked for once by each. */
  const keptBy = new Map<Person, Set<string>>();
  return {
    world,
    async marked(teacher, quizId) {
      const isMarked = async () =>
        (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.evaluationStatus === 'completed';
      while (!(await isMarked())) await wait(LOOK_EVERY_MS);
    },
    async besides(person) {
      const kept = keptBy.get(person) ?? new Set();
      keptBy.set(person, kept);
      const asked = [...addresses, ...files].filter((path) => !kept.has(path));
      const seen = await Promise.all(asked.map(async (path) => [path, await page(person, path)] as const));
      for (const [path, { headers }] of seen)
        if (headers.get('Cache-Control')?.includes('immutable')) kept.add(path);
      return seen;
    },
  };
}

/** Every page, with something in the place of what differs. */
const addresses = Object.values(PAGES).map(({ path }) => path.replaceAll(/:\w+|\*/g, 'nowhere'));

const page = (person: Person, path: string) => person.rest('GET', path, undefined, { Accept: 'text/html' });
