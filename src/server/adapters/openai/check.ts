import * as z from 'zod';
import type { Check, Finding } from '../../ports/check';
import type { AiConfig } from '../../settings/ai';

const PATIENCE_MS = 30_000;

const OFF: Finding = {
  state: 'off',
  sentence:
    'OPENAI_API_KEY and OPENAI_BASE_URL are not set: the built-in grader marks, and no answer leaves this server.',
};
const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });

const errorSchema = z.object({
  error: z.union([
    z.object({ code: z.unknown().optional(), message: z.string().optional() }),
    z.string().transform((message) => ({ code: undefined, message })),
  ]),
});

/** Asks the configured AI server for one word in the form of a mark; sends no student's answer. */
export function aiCheck(ai: AiConfig | null, patienceMs = PATIENCE_MS): Check {
  return {
    name: 'AI marking',
    async run() {
      if (!ai) return [OFF];
      try {
        return [await ask(ai, patienceMs)];
      } catch (error) {
        return [
          wrong(
            `${ai.baseUrl} cannot be reached (${reasonOf(error)}). Check OPENAI_BASE_URL, the network and a firewall.`,
          ),
        ];
      }
    },
  };
}

async function ask({ baseUrl, apiKey, model }: AiConfig, patienceMs: number): Promise<Finding> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Say OK.' }] }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (status === 200 && z.object({ choices: z.array(z.unknown()).min(1) }).safeParse(body).success) {
    return { state: 'ok', sentence: `${new URL(baseUrl).host} answers as ${model}.` };
  }
  const { code, message = '' } = errorSchema.safeParse(body).data?.error ?? {};
  const said = message ? ` (${message.slice(0, 200)})` : '';
  if (status === 401 || status === 403) {
    return wrong(
      `${baseUrl} does not take OPENAI_API_KEY. Make a new key, and mind that it belongs to this server.`,
    );
  }
  if (code === 'insufficient_quota') {
    return wrong(
      'The account at the AI server has no credit left. Add some, or the built-in grader will mark.',
    );
  }
  if (code === 'model_not_found' || (status === 404 && /model/i.test(message))) {
    return wrong(`The AI server does not know the model ${model}${said}. Check OPENAI_MODEL.`);
  }
  if (status === 404 || status === 405 || status === 200) {
    return wrong(
      `What answers at ${baseUrl} speaks no OpenAI protocol (status ${status}). OPENAI_BASE_URL usually ends with /v1.`,
    );
  }
  if (status === 429) {
    return { state: 'warning', sentence: 'The AI server knows the key, but takes no more requests for now.' };
  }
  if (status >= 500)
    return { state: 'warning', sentence: `The AI server answers ${status}${said}. Try again in a moment.` };
  return wrong(`The AI server refuses the request with ${status}${said}.`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
