import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { aDomain } from './a-domain';
import { allSaved, serverHas } from './quiz-acts';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, type PublishedQuiz, publish } from './screens/classroom';
import { enter, startQuiz, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

const TEXT = `**In the cell ___ is made from light**, and a long sentence goes on to the next gap, which is a list: ___.

- Water is taken up by the ___,
- air comes in through the ___.

| Gas | Formula |
| --- | --- |
| oxygen | ___ |
| carbon dioxide | ___ |

\`\`\`
for leaf in ___:
    print(leaf)
\`\`\``;
const GAPS = [
  { kind: 'text' },
  { kind: 'select', options: ['Chlorophyll absorbs red and blue light most of all', 'Water', '$x^2$'] },
  ...Array.from({ length: 4 }, () => ({ kind: 'text' })),
  { kind: 'number' },
  { kind: 'text' },
];
const KEY = ['sugar', 'Water', 'roots', 'leaves', 'O2', 'CO2', '7', 'below'];

let teacher: Caller;
let quiz: PublishedQuiz;
const domain = aDomain();
useBrowser();
beforeAll(async () => {
  teacher = await signIn(inject('baseUrl'), 'teacher', 'Ann', `ann@${domain}`);
  await buyPlan(teacher);
  const question = {
    ...{ type: 'cloze', format: 'rich', text: TEXT, gaps: GAPS, partialCredit: true, maximumMarks: 8 },
    correctAnswer: KEY.map((accepted) => [accepted]),
  };
  quiz = await publish(
    teacher,
    await buildQuiz(teacher, { title: 'Gaps', totalTimeSeconds: 3600 }, [question]),
  );
});
const gaps = (page: Page) => page.locator('main fieldset').locator('input, select');

test.each([320, 360, 1366])('at %i pixels gaps work in bold, lists, tables and code', async (width) => {
  const caller = await signIn(inject('baseUrl'), 'student', `Sam ${width}`, `sam${width}@${domain}`);
  const { page, leave } = await aVisitor({ viewport: { width, height: 800 } });
  await enter(page, caller);
  await visit(page, '/student', /Welcome/);
  await startQuiz(page, quiz);
  await gaps(page).first().waitFor();
  expect(
    await gaps(page).evaluateAll((all) => all.map((one) => one.closest('strong, li, td, pre')?.tagName)),
  ).toEqual(['STRONG', undefined, 'LI', 'LI', 'TD', 'TD', 'PRE', 'LI']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  for (const box of await gaps(page).all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await axeFindings(page)).toEqual([]);

  expect(await gaps(page).nth(1).locator('option').allTextContents()).toContain('x²');
  await gaps(page).first().focus();
  for (const [at, answer] of KEY.entries()) {
    if (at === 1) {
      await gaps(page).nth(1).selectOption(answer);
      await gaps(page).nth(2).focus();
    } else await page.keyboard.type(at + 1 < KEY.length ? `${answer}\n` : answer);
  }
  await allSaved(page);
  const [{ _id }] = (
    await caller.call<{ quiz: { questions: [{ _id: string }] } }>('POST', '/api/student/attempt', {
      shareId: quiz.shareId,
    })
  ).quiz.questions;
  await serverHas(caller, quiz.shareId, { [_id]: KEY });
  await leave();
});
