import { percentile, proofOf, type ReliabilityReport, type ReliabilityTest } from './reliability-test';
import { hasStrace, NO_STRACE } from './tracer';
import { timesShown } from './whole-class-figures';
import { type ClassSize, playRound, type Round } from './whole-class-round';
import type { ServerForm } from './whole-class-server';

const SHORT: ClassSize = { students: 60, writeSeconds: 10, rushSeconds: 3 };
const FULL: ClassSize = { students: 500, writeSeconds: 60, rushSeconds: 10 };
/** The 95th percentiles in milliseconds below which the calls must stay. */
type Limits = Partial<Record<'autosave' | 'submit', number>>;
const LIMITS: Limits = { autosave: 200, submit: 1000 };
const LARGER = [
  ['twice the class', 2],
  ['five times the class', 5],
] as const;

/**
 * A whole class on one server, all from one address: everybody joins within 10 s, answers, types and follows for a
 * minute, and submits within 10 s. The short form looks at losses, failures and refusals alone, the others also at the
 * times; the long one goes on with two and five times the class, and with a disk whose every fsync takes 10 ms longer.
 */
export const wholeClassTest: ReliabilityTest = async (size) => {
  if (size === 'short') return [await tryClass('whole class', SHORT, {})];
  const reports = [await tryClass('whole class', FULL, LIMITS)];
  if (size === 'normal') return reports;
  for (const [name, times] of LARGER) {
    reports.push(await tryClass(name, { ...FULL, students: times * FULL.students }, LIMITS));
  }
  return [...reports, ...(await onSlowDisk('whole class, each fsync +10 ms'))];
};

async function onSlowDisk(name: string): Promise<ReliabilityReport[]> {
  if (!hasStrace()) return [{ name, figures: {}, failures: [], skipped: NO_STRACE }];
  const limits = { autosave: 500, submit: 1000 };
  const slow = await tryClass(name, FULL, limits, { slowDisk: true, loneCommits: false });
  const lone = await tryClass(name, FULL, limits, { slowDisk: true, loneCommits: true });
  return [slow, proofOf('group commit', lone)];
}

async function tryClass(
  name: string,
  size: ClassSize,
  limits: Limits,
  form: ServerForm = { slowDisk: false, loneCommits: false },
): Promise<ReliabilityReport> {
  const round = await playRound(size, form);
  const { figures, acknowledged, lost, eventLoop, fsyncs } = round;
  return {
    name,
    figures: {
      students: size.students,
      failed: figures.failures.length,
      'x 429': figures.refusedAsTooMany,
      'answers acknowledged': acknowledged,
      'of them lost': lost.length,
      ...timesShown(figures),
      's of CPU of the server': round.cpuSeconds.toFixed(1),
      'MB at most': Math.round(round.peakMb),
      'ms event loop p50/p95/p99/max': eventLoop.map((ms) => ms.toFixed(1)).join('/'),
      'ms p99 of the event loop of the load': round.loadDelayMs.toFixed(1),
      ...(fsyncs ? { fsyncs: fsyncs.count, 'ms between two at least': fsyncs.shortestGapMs.toFixed(1) } : {}),
    },
    // What goes wrong without group commit proves something only where it is the figure that is missed.
    failures: form.loneCommits
      ? missesOf(round, limits)
      : [...faultsOf(round), ...missesOf(round, limits), ...whyNotSlow(round, form)],
  };
}

/** What must never happen, whatever the times are. */
const faultsOf = ({ figures, lost, acknowledged }: Round): string[] => [
  ...figures.failures,
  ...(figures.refusedAsTooMany > 0 ? ['The class was refused as too many.'] : []),
  ...lost.map((answer) => `An acknowledged answer is not in the results: ${answer}.`),
  ...(acknowledged === 0 ? ['Nothing was acknowledged.'] : []),
];

const missesOf = ({ figures }: Round, limits: Limits): string[] =>
  (['autosave', 'submit'] as const).flatMap((call) => {
    const [figure, limit] = [percentile(figures[call], 0.95), limits[call] ?? Number.POSITIVE_INFINITY];
    return figure < limit ? [] : [`The p95 of ${call} is ${figure} ms, not below ${limit} ms.`];
  });

const ADDED_MS = 10;

/** The disk must really have been slower, or the round proves nothing. */
const whyNotSlow = ({ fsyncs }: Round, { slowDisk }: ServerForm): string[] =>
  slowDisk && !(fsyncs && fsyncs.shortestGapMs >= ADDED_MS) ? ['The disk was not slowed down.'] : [];
