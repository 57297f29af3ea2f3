import type { Page } from 'playwright-core';
import { teacherPaths } from '../../../shared/teacher-paths';
import { rowsOf, settled } from '../bench-hands';
import type { OfType } from './paper';

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
