import { confine, NO_CONFINEMENT, type Room, whyNotConfined } from './confinement';
import type { ReliabilityReport, ReliabilityTest } from './reliability-test';
import type { Limits } from './whole-class-figures';
import { tryLesson, tryOnSlowDisk } from './whole-class-report';
import { type ClassSize, wholeClassLesson } from './whole-class-student';

const SHORT: ClassSize = { students: 60, writeSeconds: 10, rushSeconds: 3 };
const FULL: ClassSize = { students: 500, writeSeconds: 60, rushSeconds: 10 };
const LIMITS: Limits = { autosave: { p95: 200 }, submit: { p95: 1000 } };
const LIMITS_OF_4000: Limits = { autosave: { p95: 100, mean: 20 }, submit: { p95: 1000 } };
const LIMITS_ON_SLOW_DISK: Limits = { autosave: { p95: 500 }, submit: { p95: 1000 } };
const SMALL_ROOM: Room = { processors: 1, megabytes: 512 };

/**
 * A class on one server, all from one address: everyone joins within 10 s, answers, types and polls for a minute, and submits
 * within 10 s. The short form checks only losses, failures and refusals, the others also the times, and a server with one
 * processor and 512 MB. The long form continues with 1,000 and 4,000 students, and with a disk whose fsyncs take 10 ms
 * longer.
 */
export const wholeClassTest: ReliabilityTest = async (size) => {
  if (size === 'short') return [await tryLesson('whole class', wholeClassLesson(SHORT), {})];
  const reports = [await tryLesson('whole class', wholeClassLesson(FULL), LIMITS), await inSmallRoom()];
  if (size === 'normal') return reports;
  const ofStudents = (students: number) => wholeClassLesson({ ...FULL, students });
  reports.push(await tryLesson('1,000 students', ofStudents(1000), LIMITS));
  reports.push(await tryLesson('4,000 students', ofStudents(4000), LIMITS_OF_4000));
  return [
    ...reports,
    ...(await tryOnSlowDisk('whole class, each fsync +10 ms', wholeClassLesson(FULL), LIMITS_ON_SLOW_DISK)),
  ];
};

async function inSmallRoom(): Promise<ReliabilityReport> {
  const name = `whole class, ${SMALL_ROOM.processors} processor and ${SMALL_ROOM.megabytes} MB`;
  const confinement = confine(SMALL_ROOM);
  if (!confinement) return { name, figures: {}, failures: [], skipped: NO_CONFINEMENT };
  const free = whyNotConfined(confinement, SMALL_ROOM);
  const form = { slowDisk: false, loneCommits: false, under: confinement.under };
  const { figures, failures } = await tryLesson(name, wholeClassLesson(FULL), LIMITS, form);
  const heldBack = confinement.throttledSeconds().toFixed(1);
  confinement.end();
  return { name, figures: { ...figures, 's held back': heldBack }, failures: [...free, ...failures] };
}
