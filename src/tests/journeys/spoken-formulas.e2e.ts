import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { aDomain } from './a-domain';
import { buildQuiz, buyPlan, publish } from './screens/classroom';
import { enter, startQuiz } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const CHOICE = {
  ...{ type: 'mcq', text: 'Solve $z^2=25$', maximumMarks: 1 },
  ...{ options: ['$z=\\pm 5$', '$z=5$', '$\\frac{z}{5}$'], correctAnswer: '$z=\\pm 5$' },
};
const MATCH = {
  ...{ type: 'match', text: '$\\vec{v}$', maximumMarks: 1 },
  ...{ left: ['$\\frac14$', '$\\sqrt{9}$'], right: ['$2^{-2}$', '$\\vec{3}$'] },
  correctAnswer: { '$\\frac14$': '$2^{-2}$', '$\\sqrt{9}$': '$\\vec{3}$' },
};
const ORDER = {
  ...{ type: 'order', text: 'Sort', maximumMarks: 1 },
  ...{ options: ['$10^2$', '$10^3$', '$\\ce{H2O}$'], correctAnswer: ['$10^2$', '$10^3$', '$\\ce{H2O}$'] },
};

interface Named {
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
}

/** Accessible names of all elements of a role according to Chromium, in any order. */
async function namesIn(page: Page, role: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const { nodes }: { nodes: Named[] } = await tools.send('Accessibility.getFullAXTree');
  await tools.detach();
  const shown = nodes.filter((node) => !node.ignored && node.role?.value === role);
  return shown.map(({ name }) => name?.value ?? '').sort();
}

test('a screen reader hears the formulas of a choice, of pairs and of an order in words', async () => {
  const [site, domain] = [inject('baseUrl'), aDomain()];
  const teacher = await signIn(site, 'teacher', 'Ann', `ann@${domain}`);
  await buyPlan(teacher);
  const settings = { title: 'Formulas to hear', totalTimeSeconds: 3600, shuffleQuestions: false };
  const quiz = await publish(teacher, await buildQuiz(teacher, settings, [CHOICE, MATCH, ORDER]));
  const { page, leave } = await aVisitor();
  await enter(page, await signIn(site, 'student', 'Sam', `sam@${domain}`));
  await startQuiz(page, quiz);

  await page.getByRole('group', { name: 'Solve z squared equals 25', exact: true }).waitFor();
  expect(await namesIn(page, 'radio')).toEqual(['z equals 5', 'z equals plus or minus 5', 'z over 5']);

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('group', { name: 'vector v', exact: true }).waitFor();
  expect(await namesIn(page, 'heading')).toContain('vector v');
  expect(await namesIn(page, 'combobox')).toEqual(['1 over 4', 'the square root of 9']);
  const options = (await namesIn(page, 'option')).map((name) => name.replace(/^[AB] · /, ''));
  expect(new Set(options)).toEqual(new Set(['Choose', '2⁻²', 'vector 3']));

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('group', { name: 'Sort', exact: true }).waitFor();
  expect(await namesIn(page, 'math')).toEqual(['10 cubed', '10 squared', 'H 2 O']);
  await leave();
});
