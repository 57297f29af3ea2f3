import type { BrowserContext } from 'playwright-core';
import { poison } from './xss-payloads';

/** Response fields with user text. */
const WRITTEN = [
  ...['studentName', 'studentEmail', 'email', 'name', 'quizTitle', 'title', 'description', 'text'],
  ...['questionText', 'question', 'modelAnswer', 'answer', 'studentAnswer', 'correctAnswer', 'options'],
  ...['stored', 'late', 'rationale', 'notice', 'host', 'model', 'matched', 'missing', 'answers'],
];

/**
 * Some states use simulated server responses without attacks; this inserts one into each field with user text on the way to
 * the page.
 */
export const attackMadeUpAnswers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(attackAnswers, { written: WRITTEN, attack: poison('made up') });

// Runs in the page.
function attackAnswers({ written, attack }: { written: string[]; attack: string }) {
  const isWritten = new Set(written);
  const attacked = (value: unknown, inWritten: boolean): unknown => {
    if (typeof value === 'string') return inWritten && !value.includes('«') ? value + attack : value;
    if (Array.isArray(value)) return value.map((each) => attacked(each, inWritten));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    // Answers are keyed by question id.
    return Object.fromEntries(
      entries.map(([key, each]) => [key, attacked(each, isWritten.has(key) || inWritten)]),
    );
  };
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (!answer.url.includes('/trpc/') || !answer.ok) return answer;
    const body = attacked(await answer.json(), false);
    return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers });
  };
}
