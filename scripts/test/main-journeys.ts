interface Journey {
  /** In src/tests/journeys. */
  readonly file: string;
  /** Prefix of the test name. */
  readonly test: string;
}

/** The essential journeys, part of `npm test`; `npm run test:all` runs all journeys. */
export const MAIN_JOURNEYS: readonly Journey[] = [
  { file: 'main-job.e2e.ts', test: 'a teacher builds, publishes; a student takes; the teacher evaluates' },
  { file: 'oidc.e2e.ts', test: 'a teacher accepts the terms, signs in' },
  { file: 'plan.e2e.ts', test: 'publishing without a plan leads to the plans' },
  { file: 'start.e2e.ts', test: 'the start card tells what awaits' },
  { file: 'offline.e2e.ts', test: 'a reload without a network keeps the answers that were not sent' },
  { file: 'crash.e2e.ts', test: 'a browser that crashes right after an answer still has it' },
  { file: 'two-pages.e2e.ts', test: 'a second tab takes over' },
  { file: 'focus.e2e.ts', test: 'a new tab counts once' },
  { file: 'focus.e2e.ts', test: 'a reload does not count, keeps the count' },
  { file: 'release.e2e.ts', test: 'a release while one works withholds the key' },
];
