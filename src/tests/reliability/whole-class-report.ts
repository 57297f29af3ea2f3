import type { Lesson } from './lesson';
import { proofOf, type ReliabilityReport } from './reliability-test';
import { hasStrace, NO_STRACE } from './tracer';
import { type Limits, missesOf, timesShown } from './whole-class-figures';
import { playRound, type Round } from './whole-class-round';
import type { ServerForm } from './whole-class-server';

const AS_IT_IS: ServerForm = { slowDisk: false, loneCommits: false };

/** Runs a lesson on a separate server and reports failures, losses and exceeded limits. */
export async function tryLesson(
  name: string,
  lesson: Lesson,
  limits: Limits,
  form: ServerForm = AS_IT_IS,
): Promise<ReliabilityReport> {
  const round = await playRound(lesson, form);
  const { figures, acknowledged, lost, eventLoop, fsyncs, load } = round;
  return {
    name,
    figures: {
      students: lesson.students,
      failed: figures.failures.length,
      'x 429': figures.refusedAsTooMany,
      'answers acknowledged': acknowledged,
      'of them lost': lost.length,
      ...timesShown(figures),
      's of CPU of the server': round.cpuSeconds.toFixed(1),
      'MB at most': Math.round(round.peakMb),
      'ms event loop p50/p95/p99/max': eventLoop.map((ms) => ms.toFixed(1)).join('/'),
      's of CPU of the load': load.cpuSeconds.toFixed(1),
      'ms p99 of the event loop of the load': load.delayMs.toFixed(1),
      'processes waited for a core before': load.waitingBefore.toFixed(1),
      ...(fsyncs ? { fsyncs: fsyncs.count, 'ms between two at least': fsyncs.shortestGapMs.toFixed(1) } : {}),
    },
    // Without group commit only exceeded limits count as proof, not other failures.
    failures: form.loneCommits
      ? missesOf(figures, limits)
      : [...faultsOf(round), ...missesOf(figures, limits), ...whyNotSlow(round, form)],
  };
}

/** The same with slow fsyncs, and again with one commit per write, which must exceed the limits. */
export async function tryOnSlowDisk(
  name: string,
  lesson: Lesson,
  limits: Limits,
): Promise<ReliabilityReport[]> {
  if (!hasStrace()) return [{ name, figures: {}, failures: [], skipped: NO_STRACE }];
  const slow = await tryLesson(name, lesson, limits, { slowDisk: true, loneCommits: false });
  const lone = await tryLesson(name, lesson, limits, { slowDisk: true, loneCommits: true });
  return [slow, proofOf('group commit', lone)];
}

/** Faults that are never acceptable, whatever the times. */
const faultsOf = ({ figures, lost, acknowledged }: Round): string[] => [
  ...figures.failures,
  ...(figures.refusedAsTooMany > 0 ? ['The class was refused as too many.'] : []),
  ...lost.map((answer) => `An acknowledged answer is not in the results: ${answer}.`),
  ...(acknowledged === 0 ? ['Nothing was acknowledged.'] : []),
];

const ADDED_MS = 10;

/** The round proves something only if the disk was really slower. */
const whyNotSlow = ({ fsyncs }: Round, { slowDisk }: ServerForm): string[] =>
  slowDisk && !(fsyncs && fsyncs.shortestGapMs >= ADDED_MS) ? ['The disk was not slowed down.'] : [];
