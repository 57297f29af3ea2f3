import '../../../scripts/launch/on-current-node.mjs';
import { temporaryFolder } from '../reliability/server-process';
import { medianOf } from './server/figures';
import { type Call, runLoad, send, type Taken } from './server/load';
import { startMeasured } from './server/measured-process';
import { makePinClass } from './server/pin-class';
import { PRODUCT } from './server/stage';

/**
 * `npx tsx src/tests/benchmarks/pin-sign-in.ts` measures how long a class of 30 takes to sign in at once with PINs through
 * the built server, compared with the demo sign-in in the same run. The difference is the deliberate cost of PIN hashing. The
 * first round, which creates the accounts, does not count.
 */
const PUPILS = 30;
const ROUNDS = 6;
const NAMES = Array.from({ length: PUPILS }, (_, at) => `Pupil ${at + 1}`);

const server = await startMeasured(PRODUCT, temporaryFolder());
const logins = await makePinClass(server.url, PUPILS);

const post = (path: string, body: unknown): Call => ({ method: 'POST', path, body });
const withPins = (): Promise<Taken> => runLoad(server, logins, PUPILS);
const withDemo = async (): Promise<Taken> => {
  const issue = (name: string, at: number) =>
    send(server.url, post('/api/auth/demo/id-token', { name, email: `pupil${at}@school.example` }));
  const tokens = await Promise.all(NAMES.map(issue));
  const calls = tokens.map((issued) => post('/api/auth/login/student', JSON.parse(String(issued))));
  return runLoad(server, calls, PUPILS);
};

const ways = { PIN: withPins, demo: withDemo };
const taken: Record<keyof typeof ways, Taken[]> = { PIN: [], demo: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const way of ['PIN', 'demo'] as const) {
    const one = await ways[way]();
    if (round > 0) taken[way].push(one);
  }
}
const figures = (way: keyof typeof ways) => ({
  cpuMs: medianOf(taken[way].map(({ cpuSeconds }) => cpuSeconds * 1000)),
  lastMs: medianOf(taken[way].map(({ times }) => Math.max(...times))),
});
const [pin, demo] = [figures('PIN'), figures('demo')];
for (const [way, { cpuMs, lastMs }] of Object.entries({ PIN: pin, demo })) {
  console.log(
    `${way}: ${cpuMs.toFixed(1)} ms of a core each, the last of ${PUPILS} in after ${lastMs.toFixed(0)} ms`,
  );
}
console.log(
  `PIN to demo: ${(pin.cpuMs / demo.cpuMs).toFixed(1)} of a core, ${(pin.lastMs / demo.lastMs).toFixed(1)} by the clock`,
);
await server.stop();
process.exit(0);
