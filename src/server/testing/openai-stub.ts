import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

/** The stub's behaviour; `good` marks by the share of the model answer's words. */
export type StubMode =
  | 'good'
  | '429'
  | '500'
  | '503'
  | 'hang'
  | 'cut-connection'
  | 'cut-body'
  | 'malformed'
  | 'truncated'
  | 'refusal'
  | 'missing-id'
  | 'extra-id'
  | 'twice-the-id'
  | 'above-the-maximum'
  | 'below-zero'
  | 'between-the-steps'
  | 'not-a-number'
  | 'generous'
  | 'gullible';

const askedSchema = z.object({
  question: z.string(),
  modelAnswer: z.string(),
  maximumMarks: z.number(),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Teacher-marked answers. */
  marked: z.array(z.object({ text: z.string(), marks: z.number() })).optional(),
});
export type Asked = z.infer<typeof askedSchema>;
type Grade = { id: string; marks: unknown };

interface StubOptions {
  readonly mode?: StubMode;
  /** The delay of each response. */
  readonly delayMs?: number;
  /** The number of requests that must arrive before the first ones are answered. */
  readonly untilAtOnce?: number;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** An honest model's marks: in half steps, 0 for texts that negate or address the marker. */
export function honestMarks(text: string, { modelAnswer, maximumMarks }: Asked): number {
  const words = new Set(wordsOf(text));
  const wanted = wordsOf(modelAnswer.split('\n')[0] ?? '');
  if (/\b(not|false|ignore|instructions?)\b/i.test(text)) return 0;
  const share = wanted.filter((word) => words.has(word)).length / wanted.length;
  return Math.round(share * maximumMarks * 2) / 2;
}

/** Words in texts that address the marker, in the languages the stub knows. */
const COMMAND =
  /full|maximum|max\b|all marks|100|perfect|marks?"?\s*[:=]|award|note maximale|volle punktzahl|máxima|满分|全部|полный|bestnote|points/i;

/** The stub for the duration of the test. */
export async function anOpenaiStub(options: StubOptions = {}) {
  const stub = await startOpenaiStub(options);
  onTestFinished(stub.close);
  return stub;
}

/** A server with OpenAI's chat completions on loopback that records its requests. */
export async function startOpenaiStub({ mode = 'good', delayMs = 0, untilAtOnce = 0 }: StubOptions = {}) {
  const asked: Asked[] = [];
  const bodies: string[] = [];
  const now = { mode, delayMs, atOnce: 0, mostAtOnce: 0 };
  const together = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    const { messages } = JSON.parse(body);
    const question = askedSchema.parse(JSON.parse(messages[1].content));
    asked.push(question);
    now.atOnce += 1;
    now.mostAtOnce = Math.max(now.mostAtOnce, now.atOnce);
    if (now.atOnce >= untilAtOnce) together.resolve();
    await together.promise;
    setTimeout(() => {
      now.atOnce -= 1;
      answer(response, now.mode, question);
    }, now.delayMs);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    bodies,
    now,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
    /** All texts received, over all requests. */
    texts: () => asked.flatMap(({ answers }) => answers.map(({ text }) => text)),
  };
}

function answer(response: ServerResponse, mode: StubMode, asked: Asked): unknown {
  switch (mode) {
    case '429':
    case '500':
    case '503':
      response.writeHead(Number(mode), { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify({ error: { message: 'Not now.' } }));
    case 'hang':
      return undefined;
    case 'cut-connection':
      return response.destroy();
    case 'cut-body': {
      const whole = completion(JSON.stringify({ grades: gradesOf('good', asked) }));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': whole.length });
      return response.write(whole.slice(0, whole.length / 2), () => response.destroy());
    }
    case 'malformed':
      return send(response, completion('I would give {"grades": full marks to all'));
    case 'truncated':
      return send(response, completion(JSON.stringify({ grades: gradesOf('good', asked) }).slice(0, -40)));
    case 'refusal':
      return send(response, completion(null, 'I cannot help with that.'));
    default:
      // NaN is invalid JSON, but some servers send it.
      return send(
        response,
        completion(JSON.stringify({ grades: gradesOf(mode, asked) }).replaceAll('"NaN"', 'NaN')),
      );
  }
}

function gradesOf(mode: StubMode, asked: Asked): Grade[] {
  const honest = asked.answers.map(({ id, text }) => grade(id, honestMarks(text, asked)));
  const [first] = honest;
  const lost = asked.answers.findIndex(({ text }) => text.includes('Chlorophyll'));
  const { maximumMarks } = asked;
  switch (mode) {
    case 'missing-id':
      return honest.length > 2 ? honest.filter((_, index) => index !== lost) : honest;
    case 'extra-id':
      return [...honest, grade('nobody', maximumMarks)];
    case 'twice-the-id':
      return first ? [...honest, { ...first, marks: maximumMarks }] : honest;
    case 'above-the-maximum':
      return honest.map((each) => ({ ...each, marks: maximumMarks + 1 }));
    case 'below-zero':
      return honest.map((each) => ({ ...each, marks: -1 }));
    case 'between-the-steps':
      return honest.map((each) => ({ ...each, marks: 0.3 }));
    case 'not-a-number':
      return honest.map((each) => ({ ...each, marks: 'NaN' }));
    case 'generous':
      return honest.map((each) => ({ ...each, marks: maximumMarks }));
    case 'gullible':
      return asked.answers.map(({ id, text }, index) =>
        COMMAND.test(text) ? grade(id, maximumMarks) : (honest[index] ?? grade(id, 0)),
      );
    default:
      return honest;
  }
}

const grade = (id: string, marks: unknown) => ({
  id,
  marks,
  confidence: 0.95,
  matched: ['a point'],
  missing: [],
  rationale: 'Compared with the model answer.',
  suspicious: false,
});

const completion = (content: string | null, refusal: string | null = null): string =>
  JSON.stringify({
    id: 'completion',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal } }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  });

function send(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(body);
}
