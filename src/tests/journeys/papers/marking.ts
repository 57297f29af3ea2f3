import type { Page } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';
import type { QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { rowsOf, settled } from '../bench-hands';
import { type OfType, PUPILS } from './paper';

interface ToMark {
  readonly quizId: string;
  readonly questionId: string;
  readonly question: OfType<'short'> | OfType<'long'>;
}

const keyOf = (marks: number): string => (marks % 1 > 0 ? `Shift+Digit${Math.floor(marks)}` : String(marks));

/** Marks all answers to a question with the paper's marks, row by row with the keys of the bench. */
export async function markAtBench(page: Page, { quizId, questionId, question }: ToMark): Promise<void> {
  await page.goto(teacherPaths.marks(quizId, { tab: 'questions', question: questionId }));
  await page.locator('[data-row]').first().waitFor();
  for (const { key, text } of await rowsOf(page)) {
    const at = question.answers.indexOf(text);
    if (at < 0) continue;
    await page.locator(`[data-row="${key}"]`).focus();
    await page.keyboard.press(keyOf(question.marks[at] ?? 0));
    await settled(page);
  }
}

/** Gives every pupil the paper's marks. */
export async function markByCall(teacher: Caller, marked: readonly ToMark[]): Promise<void> {
  for (const { quizId, questionId, question } of marked) {
    const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quizId}/results`);
    for (const { studentId, studentName } of results) {
      const marks = question.marks[PUPILS.indexOf(studentName)];
      await teacher.call('PUT', `/api/quiz/${quizId}/marks`, { questionId, studentIds: [studentId], marks });
    }
  }
}
