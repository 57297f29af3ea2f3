import type { Page } from 'playwright-core';
import type { AvailableQuiz } from '../../../shared/assignment/schema';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { alterAnswer, enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const HOUR_MS = 3_600_000;

const aQuiz = (quizId: string, shareId: string, more: Partial<AvailableQuiz>): AvailableQuiz => ({
  ...{ quizId, shareId, title: 'Energy and forces', className: '8b', opensAt: null, closesAt: null },
  ...{ timeSeconds: 1800, timeFactorPercent: 100, tabChangeLimit: 3, largerText: false, hideTimer: false },
  start: { yes: true, until: null },
  ...more,
});

/** One quiz of each kind, in the server's order. */
function quizzesOf(shareId: string, now: number): AvailableQuiz[] {
  const [soon, later, ended] = [now + 50 * HOUR_MS, now + 90 * HOUR_MS, now - 20 * HOUR_MS];
  return [
    aQuiz('one', shareId, {
      ...{ closesAt: soon, start: { yes: true, until: soon }, timeSeconds: 2250, timeFactorPercent: 125 },
    }),
    aQuiz('two', shareId, {
      ...{ title: 'Waves and sound, a title that is longer than a phone is wide', opensAt: soon },
      ...{ closesAt: later, start: { no: true, because: 'not-yet', from: soon } },
    }),
    aQuiz('three', shareId, {
      ...{ title: 'Fungi', closesAt: ended, start: { no: true, because: 'over', ended } },
    }),
  ];
}

async function asAssigned(page: Page, school: School): Promise<void> {
  const { shareId } = school.quizzes.open;
  await alterAnswer<StudentDashboard>(page, 'attempts.dashboard', (dashboard) => ({
    ...dashboard,
    available: quizzesOf(shareId, dashboard.serverNow),
  }));
  await enter(page, await school.newStudent());
}

/** Students' screens with quizzes assigned to a class. */
export const availableScreens: readonly Screen[] = [
  {
    name: 'student-available',
    who: 'student',
    async open(page, school) {
      await asAssigned(page, school);
      await visit(page, '/student', 'For your class');
    },
  },
  {
    name: 'student-start-not-yet',
    who: 'student',
    async open(page, school) {
      const { shareId, title } = school.quizzes.open;
      await alterAnswer<SharedQuiz>(page, 'quizzes.getShared', (quiz) => ({
        ...quiz,
        own: quiz.own && {
          ...quiz.own,
          ...{ largerText: true, hideTimer: true },
          start: { no: true, because: 'not-yet', from: quiz.own.serverNow + HOUR_MS / 2 },
        },
      }));
      await enter(page, await school.newStudent());
      await visit(page, `/student?quizId=${shareId}`, title);
      await page.getByText('It opens in').waitFor();
    },
  },
];
