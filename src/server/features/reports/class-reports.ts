import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Teacher } from '../../../shared/actor';
import type { ClassReports } from '../../../shared/reports/schema';
import type { Seen } from '../../rules/access/seen';
import type { ReportRequest } from '../../rules/reports/request';
import { type CloseDeps, closeOverdueAttempts } from '../attempts/close-overdue';
import type { ClassRecord } from '../classes/access';
import { listSeenIds } from '../quizzes/access';
import { membersByName } from './members-by-name';
import { readReport } from './pupil-report';

/** A report for each current member by name; yields between two of them. */
export async function getClassReports(
  deps: CloseDeps,
  {
    teacher,
    schoolClass,
    input,
  }: { teacher: Teacher; schoolClass: Seen<ClassRecord, 'look'>; input: ReportRequest },
): Promise<ClassReports> {
  await closeOverdueAttempts(deps);
  const quizIds = listSeenIds(deps, teacher);
  const reports: ClassReports['reports'] = [];
  for (const member of membersByName(deps, schoolClass.id)) {
    reports.push(readReport(deps, { schoolClass, member, input, quizIds }));
    await nextTurn();
  }
  return { reports };
}
