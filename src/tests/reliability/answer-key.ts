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
/**
 * An account may make 100 calls per second in the long run, and each look takes some 600: a fast machine
 * would be refused.
 */
const REST_MS = 6000;

/** Runs a class on the built server and searches everything a student can load, in every state, for the answers. */
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
  // Shows that the search would find a key.
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
  // Over the network only people and the real clock are available.
  const world = { nobody, signIn, clock: { now: () => Date.now() } } as unknown as World;
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(CLIENT, ''));
  /** Immutable files are requested once per person, as by a browser cache. */
  const cachesByPerson = new Map<Person, Set<string>>();
  return {
    world,
    rest: () => wait(REST_MS),
    async marked(teacher, quizId) {
      const isMarked = async () =>
        (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.evaluationStatus === 'completed';
      while (!(await isMarked())) await wait(LOOK_EVERY_MS);
    },
    async besides(person) {
      const cached = cachesByPerson.get(person) ?? new Set();
      cachesByPerson.set(person, cached);
      const uncached = [...addresses, ...files].filter((path) => !cached.has(path));
      const seen = await Promise.all(uncached.map(async (path) => [path, await page(person, path)] as const));
      for (const [path, { headers }] of seen)
        if (headers.get('Cache-Control')?.includes('immutable')) cached.add(path);
      return seen;
    },
  };
}

/** Every page, with placeholders for its parameters. */
const addresses = Object.values(PAGES).map(({ path }) => path.replaceAll(/:\w+|\*/g, 'nowhere'));

const page = (person: Person, path: string) => person.rest('GET', path, undefined, { Accept: 'text/html' });
