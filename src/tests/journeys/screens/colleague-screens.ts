import type { Page } from 'playwright-core';
import type { SharedRight } from '../../../shared/access/rights';
import { teacherPaths } from '../../../shared/teacher-paths';
import { aTaughtClass, type TaughtClass } from '../a-taught-class';
import { oncePer } from './once';
import { enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const DAY_MS = 86_400_000;

interface Seen {
  /** The right of the viewing colleague; by default the owner views. */
  readonly right?: SharedRight;
  readonly isEvaluated?: boolean;
  /** Uses a separate class, because the screen changes it. */
  readonly changesIt?: boolean;
  open(page: Page, made: TaughtClass): Promise<unknown>;
}

/** A class shared with two colleagues, one of them for a few days, and its quiz. */
async function aSharedClass(
  school: School,
  { right = 'mark', isEvaluated = false }: Pick<Seen, 'right' | 'isEvaluated'>,
) {
  const people = {
    newTeacher: (name: string) => school.newTeacher({ plan: false }, name),
    newStudent: (name: string) => school.newStudent(name),
  };
  const made = await aTaughtClass(people, { isEvaluated });
  const share = (email: string, more: object) =>
    made.ann.call('PUT', `/api/class/${made.classId}/colleagues`, { email, ...more });
  await share(made.ben.email, { right });
  await share(made.clara.email, { right: 'look', expiresAt: Date.now() + 3 * DAY_MS });
  await made.start();
  return made;
}

/** One read-only class for each right. */
const SHARED = {
  mark: oncePer((school) => aSharedClass(school, { right: 'mark' })),
  look: oncePer((school) => aSharedClass(school, { right: 'look' })),
} as const;

const seen = (name: string, what: Seen): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const { right = 'mark' } = what;
    const isOwn = what.isEvaluated || what.changesIt || right === 'edit';
    const made = isOwn ? await aSharedClass(school, what) : await SHARED[right](school);
    await enter(page, what.right ? made.ben : made.ann);
    await what.open(page, made);
  },
});

async function openMenu(page: Page, { classId }: TaughtClass, item: string): Promise<void> {
  await visit(page, teacherPaths.students(classId), '8b');
  await page.getByRole('button', { name: 'More for 8b' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const offerToBen = ({ ann, ben, classId }: TaughtClass) =>
  ann.call('POST', `/api/class/${classId}/hand-over`, { email: ben.email, quizzes: true });

const tab = (page: Page, address: string, shown: string) =>
  visit(page, address, 'Roots').then(() => page.getByText(shown).first().waitFor());

/** Shared classes and quizzes as seen by owner and colleagues. */
export const colleagueScreens: readonly Screen[] = [
  seen('colleagues-of-class', {
    async open(page, made) {
      await openMenu(page, made, 'Share with colleagues…');
      await page.getByRole('dialog').getByText('Clara Diaz', { exact: true }).waitFor();
    },
  }),
  seen('colleagues-share-tab', {
    changesIt: true,
    async open(page, { ann, ben, quiz }) {
      await ann.call('PUT', `/api/quiz/${quiz.quizId}/colleagues`, { email: ben.email, right: 'edit' });
      await tab(page, teacherPaths.share(quiz.quizId), 'You own this quiz.');
    },
  }),
  seen('colleagues-hand-over', {
    async open(page, made) {
      await openMenu(page, made, 'Hand over…');
      await page.getByRole('alertdialog').getByText('Roots').waitFor();
    },
  }),
  seen('colleagues-offered', {
    changesIt: true,
    async open(page, made) {
      await offerToBen(made);
      await openMenu(page, made, 'Share with colleagues…');
      await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    },
  }),
  seen('hand-over-offers', {
    ...{ right: 'mark', changesIt: true },
    async open(page, made) {
      await offerToBen(made);
      await visit(page, teacherPaths.dashboard, /^Welcome/);
      await page.getByRole('button', { name: 'Accept “8b”' }).waitFor();
    },
  }),
  seen('hand-over-accept', {
    ...{ right: 'mark', changesIt: true },
    async open(page, made) {
      await offerToBen(made);
      await visit(page, teacherPaths.dashboard, /^Welcome/);
      await page.getByRole('button', { name: 'Accept “8b”' }).click();
      await page.getByRole('alertdialog').getByText('With it comes “Roots”.').waitFor();
    },
  }),
  seen('colleagues-leave', {
    right: 'mark',
    async open(page, made) {
      await openMenu(page, made, 'Colleagues…');
      await page.getByRole('button', { name: 'Leave this class' }).waitFor();
    },
  }),
  seen('shared-dashboard', {
    ...{ right: 'mark', changesIt: true },
    async open(page, { ben }) {
      await ben.call('POST', '/api/quiz/', { title: 'A quiz of my own' });
      await visit(page, teacherPaths.dashboard, /^Welcome/);
      await page.getByText('Ann Abel').first().waitFor();
    },
  }),
  seen('shared-classes', {
    right: 'mark',
    async open(page) {
      await visit(page, teacherPaths.classes, 'Classes');
      await page.getByText('Ann Abel').first().waitFor();
    },
  }),
  seen('shared-class', {
    right: 'look',
    open: (page, { classId }) => visit(page, teacherPaths.students(classId), '8b'),
  }),
  seen('shared-questions', {
    right: 'look',
    open: (page, { quiz }) => tab(page, teacherPaths.questions(quiz.quizId), 'You can read these questions'),
  }),
  seen('shared-settings', {
    right: 'mark',
    open: (page, { quiz }) =>
      tab(page, teacherPaths.settings(quiz.quizId), 'The settings are not shared with you'),
  }),
  seen('shared-assign', {
    right: 'look',
    open: (page, { quiz }) => tab(page, teacherPaths.assign(quiz.quizId), 'Ann Abel decides who takes'),
  }),
  seen('shared-live', {
    right: 'look',
    open: (page, { quiz }) => tab(page, teacherPaths.live(quiz.quizId), 'Dilnoza Azimova'),
  }),
  seen('shared-marks', {
    ...{ right: 'look', isEvaluated: true },
    open: (page, { quiz }) =>
      tab(page, teacherPaths.marks(quiz.quizId, { tab: 'questions' }), 'something wet, 1'),
  }),
];
