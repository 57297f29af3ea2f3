interface Journey {
  /** In src/tests/journeys. */
  readonly file: string;
  /** How the name of the test begins. */
  readonly test: string;
}

/** What has to work on the worst of days: `npm test` runs these of the journeys, `npm run test:all` every one. */
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
