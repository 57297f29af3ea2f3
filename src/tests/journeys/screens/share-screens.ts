import { teacherPaths } from '../../../shared/teacher-paths';
import { enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const sharing = (name: string, which: keyof School['quizzes'], shown: string): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const quiz = school.quizzes[which];
    await enter(page, school.teacher);
    await visit(page, teacherPaths.share(quiz.quizId), quiz.title);
    await page.getByText(shown).first().waitFor();
  },
});

export const shareScreens: readonly Screen[] = [
  sharing('share', 'open', 'How students join'),
  sharing('share-closed', 'closed', 'No more students can start this quiz.'),
  sharing('share-draft', 'draft', 'This quiz has no share ID yet'),
];
