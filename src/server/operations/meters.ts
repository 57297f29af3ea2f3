import { perDb } from '../db/store';
import { counter, histogram } from './prometheus-text';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const WRITES = [1, 2, 5, 10, 25, 50, 100, 250, 500];

/** The counters of this process, in memory; one set per database. */
export const metersOf = perDb(() => ({
  requests: counter({
    name: 'quiz_http_requests_total',
    help: 'Answered requests by method, route and class of status.',
  }),
  requestSeconds: histogram({
    name: 'quiz_http_request_duration_seconds',
    help: 'How long answers took, by route.',
    bounds: SECONDS,
  }),
  commitWrites: histogram({
    name: 'quiz_group_commit_writes',
    help: 'Writes that shared one commit.',
    bounds: WRITES,
  }),
  commitSeconds: histogram({
    name: 'quiz_group_commit_duration_seconds',
    help: 'How long a commit took, the fsync included.',
    bounds: COMMIT_SECONDS,
  }),
}));

export type Meters = ReturnType<typeof metersOf>;
