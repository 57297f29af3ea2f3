import type { SchoolClass } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { texts } from '../texts';

const TABS = [
  { page: 'students', path: teacherPaths.students },
  { page: 'quizzes', path: teacherPaths.classQuizzes },
  { page: 'gradebook', path: teacherPaths.gradebook },
  { page: 'topics', path: teacherPaths.classTopics },
  { page: 'parents', path: teacherPaths.classReports },
  { page: 'settings', path: teacherPaths.classSettings },
] as const;

/** The tabs of a class, by the last segment of their path. */
export type ClassTab = (typeof TABS)[number]['page'];

export const isClassTab = (text: string): text is ClassTab => TABS.some(({ page }) => page === text);

/** The tabs with their addresses and counts. */
export function classTabs(classId: string, schoolClass: SchoolClass | undefined) {
  const counts: Partial<Record<ClassTab, number | undefined>> = {
    students: schoolClass?.members.length,
    quizzes: schoolClass?.quizzes.length,
  };
  return TABS.map(({ page, path }) => ({
    ...{ page, label: texts.tabs[page], href: path(classId), count: counts[page] },
  }));
}
