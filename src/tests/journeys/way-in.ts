import type { Page } from 'playwright-core';
import { signIn } from '../../../scripts/demo/caller';
import { demoQuestions, demoQuiz } from '../../../scripts/demo/class-quiz';
import { type DemoServer, startServer } from '../../../scripts/demo/server';
import { aDomain } from './a-domain';
import { type CountedLine, openCountedLine, type Speed, type Transfer } from './counted-line';
import { buildQuiz, buyPlan, publish } from './screens/classroom';

/** A server with one quiz, behind a counting line. */
export interface WayIn {
  readonly line: CountedLine;
  /** The link handed out by the teacher. */
  readonly link: string;
  close(): Promise<void>;
}

export async function openWayIn(speed?: Speed): Promise<WayIn> {
  const line = await openCountedLine(speed);
  const address = `http://localhost:${line.port}`;
  const server = await startServer({ PUBLIC_URL: address });
  line.to(Number(new URL(server.url).port));
  const shareId = await publishQuiz(server);
  return {
    line,
    link: `${address}/student?quizId=${shareId}`,
    async close() {
      await server.stop();
      await line.close();
    },
  };
}

async function publishQuiz({ url }: DemoServer): Promise<string> {
  const teacher = await signIn(url, 'teacher', 'Meera Rao', `meera@${aDomain()}`);
  await buyPlan(teacher);
  // Every visitor gets the same first question.
  const inOrder = { ...demoQuiz, shuffleQuestions: false };
  const questions = demoQuestions.map(({ question }) => question);
  return (await publish(teacher, await buildQuiz(teacher, inOrder, questions))).shareId;
}

/**
 * Goes from a link to the first question as a pupil who is not signed in, as fast as screens appear; returns when it can be
 * answered.
 */
export async function walkIn(page: Page, link: string): Promise<void> {
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Asha Kumar');
  await page.getByLabel('Email').fill(`asha@${aDomain()}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.locator('fieldset :is(input, textarea):enabled').first().waitFor({ state: 'attached' });
}

/** The transfers on the way: up to the response that opens the quiz, after which nothing blocks. */
export function wayOf(transfers: readonly Transfer[]): readonly Transfer[] {
  const last = transfers.findIndex(({ path }) => path.startsWith('/trpc/attempts.join'));
  return transfers.slice(0, last + 1);
}

export const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
