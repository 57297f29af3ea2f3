import type { Page } from 'playwright-core';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { alterAnswer, answerWith, cutOff, enter, visit } from './page-acts';
import { inTheMiddle, pausedInTheMiddle, someFocusLosses } from './running-class';
import type { School } from './school';
import type { Screen } from './screen';

async function openLive(page: Page, school: School, quiz: 'closed' | 'pending'): Promise<void> {
  await enter(page, school.teacher);
  const { quizId, title } = school.quizzes[quiz];
  await visit(page, teacherPaths.live(quizId), title);
}

const live = (
  name: string,
  then: (page: Page, school: School) => Promise<unknown> = async () => {},
  state: (quiz: LiveQuiz) => LiveQuiz = inTheMiddle,
): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await alterAnswer<LiveQuiz>(page, 'supervision.live', state);
    await openLive(page, school, 'pending');
    await then(page, school);
  },
});

const actFor = async (page: Page, student: string, act: string) => {
  await page.getByRole('button', { name: `Actions for ${student}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

export const liveScreens: readonly Screen[] = [
  {
    name: 'live-nobody',
    who: 'teacher',
    async open(page, school) {
      await openLive(page, school, 'closed');
      await page.getByText('Nobody has started yet').waitFor();
    },
  },
  {
    name: 'live-load-failed',
    who: 'teacher',
    async open(page, school) {
      await enter(page, school.teacher);
      await cutOff(page, 'supervision.live');
      await page.goto(teacherPaths.live(school.quizzes.pending.quizId));
      await page.getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
    },
  },
  live('live-class', (page) => page.getByText('Away now').waitFor()),
  live('live-paused', (page) => page.getByText('Paused since').waitFor(), pausedInTheMiddle),
  live('live-answers', async (page) => {
    const answers = page.getByRole('complementary', { name: 'Answers and messages' });
    // On narrow screens the class comes first.
    const part = page.getByRole('radio', { name: 'Answers' });
    await answers.or(part).first().waitFor();
    if (!(await answers.isVisible())) await part.check();
    for (const question of await answers.getByRole('heading', { level: 3 }).all()) {
      await question.getByRole('button').click();
    }
  }),
  live('live-message-refused', async (page) => {
    await page.getByRole('button', { name: 'Message to Goran Novak' }).click();
    await page.keyboard.press('Enter');
    await page.getByText('Please write a message.').waitFor();
  }),
  live('live-connection-lost', async (page) => {
    // The connection can only be lost after the class has been shown; the title appears earlier.
    await page.getByText('Away now').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await cutOff(page, 'supervision.live');
    await page.getByText('The connection is lost.').waitFor();
  }),
  live('live-collect', async (page) => {
    await page.getByRole('button', { name: 'Collect all now' }).click();
    await page.getByRole('alertdialog', { name: 'Collect all submissions now?' }).waitFor();
  }),
  live('live-pause-failed', async (page) => {
    await cutOff(page, 'timekeeping.pause');
    await page.getByRole('button', { name: 'Pause for all' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Pause for all' }).click();
    await dialog.getByText('The quiz could not be paused.').waitFor();
  }),
  live('live-give-time', async (page) => {
    await page.getByRole('button', { name: 'Give time to all' }).click();
    await page.getByLabel('Minutes').fill('0');
    await page.getByLabel('Minutes').press('Enter');
    await page.getByText('Please enter whole minutes').waitFor();
  }),
  live('live-reopen', async (page) => {
    await actFor(page, 'Asha Kumar', 'Reopen…');
    await page.getByRole('dialog').waitFor();
  }),
  live('live-tab-changes', async (page) => {
    await answerWith(page, 'supervision.leavings', someFocusLosses(Date.now()));
    await actFor(page, 'Goran Novak', 'Tab changes…');
    await page.getByText('6 of 8 students left at this moment').waitFor();
  }),
];
