import { randomBytes, randomInt } from 'node:crypto';
import { MARK_STEP } from '../../../shared/constants';
import type { Endpoint } from './endpoint';
import type { Example } from './examples';
import { type KeptGrade, type ModelGrade, readGrades } from './grade';
import type { Ledger } from './ledger';

/** A text to grade, with the key of its grade. */
export interface Item {
  readonly key: string;
  readonly text: string;
  /** Our own text that tests the grader. */
  readonly isTest: boolean;
}

export interface BatchQuestion {
  readonly question: string;
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  /** Teacher-marked answers to mark alike, sent as they are. */
  readonly examples: readonly Example[];
  readonly about: { readonly quizId: string; readonly questionId: string };
}

interface BatchDeps {
  readonly endpoint: Endpoint;
  readonly ledger: Ledger;
  readonly host: string;
  readonly model: string;
}

/** The expected usage beside the texts, so that a ceiling holds before the server reports. */
const TOKENS_PER_REQUEST = 600;
const TOKENS_PER_GRADE = 120;
const CHARACTERS_PER_TOKEN = 3;

/**
 * Requests the grades of some texts together, and once more singly for each unusable one. Returns the usable
 * grades, and null for a text that failed twice while others succeeded. Stores all of them.
 */
export async function gradeBatch(
  deps: BatchDeps,
  question: BatchQuestion,
  items: readonly Item[],
): Promise<Map<string, KeptGrade | null>> {
  const grades: Map<string, KeptGrade | null> = await askOnce(deps, question, items);
  const isAnswering = grades.size > 0;
  await deps.ledger.keep(grades);
  const unusable = items.filter(({ key }) => !grades.has(key));
  const again = await Promise.allSettled(unusable.map((item) => askOnce(deps, question, [item])));
  const late = new Map<string, KeptGrade | null>();
  for (const [index, { key }] of unusable.entries()) {
    const retry = again[index];
    if (retry?.status !== 'fulfilled') continue;
    const grade = retry.value.get(key);
    if (grade) late.set(key, grade);
    else if (isAnswering) late.set(key, null);
  }
  await deps.ledger.keep(late);
  return new Map([...grades, ...late]);
}

// Texts that cannot be right for any question, and that no student's answer can refer to.
const CANARIES = [
  'I was ill last week and have not read this chapter yet.',
  'My pen stopped working, so there is nothing here.',
  'We did not get to this part in our group.',
  'I will come back to this one if there is time left.',
  'I had another lesson when this was explained.',
  'I only looked at the pictures on this page.',
  'This is the part that I wanted to ask about tomorrow.',
];

/** A worthless answer: marks for it show that its batch cannot be trusted. */
const aCanary = (): string => CANARIES[randomInt(CANARIES.length)] ?? '';

/** One request: the texts under random ids in random order, with a canary. */
async function askOnce(
  { endpoint, ledger, host, model }: BatchDeps,
  { question, modelAnswer, maximumMarks, examples, about }: BatchQuestion,
  items: readonly Item[],
): Promise<Map<string, KeptGrade>> {
  const canary = { id: randomId(), key: '', text: aCanary(), isTest: true };
  const entries = items.map((item) => ({ id: randomId(), ...item }));
  entries.splice(randomInt(entries.length + 1), 0, canary);
  const message = JSON.stringify({
    question,
    modelAnswer,
    maximumMarks,
    step: MARK_STEP,
    ...(examples.length > 0 && { marked: examples.map(({ text, marks }) => ({ text, marks })) }),
    answers: entries.map(({ id, text }) => ({ id, text })),
  });
  const request = await ledger.open({
    ...about,
    host,
    model,
    question,
    modelAnswer,
    texts: [
      ...entries.map(({ text, isTest }) => ({ text, isTest })),
      ...examples.map(({ text, marks }) => ({ text, marks, isTest: false })),
    ],
    tokens: Math.ceil(
      TOKENS_PER_REQUEST + entries.length * TOKENS_PER_GRADE + message.length / CHARACTERS_PER_TOKEN,
    ),
  });
  const ids = new Set(entries.map(({ id }) => id));
  const read = (content: string) => readGrades(content, { ids, maximumMarks });
  try {
    const said = await endpoint(message, (content) => read(content).size > 0);
    await ledger.close(request, 'answered', said.tokens);
    return believed(read(said.content), entries, canary.id);
  } catch (error) {
    await ledger.close(request, 'failed', null);
    throw error;
  }
}

/** The grades by key. If the canary got marks, or no grade, the whole batch is untrusted. */
function believed(
  grades: ReadonlyMap<string, ModelGrade>,
  entries: readonly { id: string; key: string }[],
  canaryId: string,
): Map<string, KeptGrade> {
  const isTrusted = grades.get(canaryId)?.marks === 0;
  return new Map(
    entries.flatMap(({ id, key }) => {
      const grade = grades.get(id);
      return grade && id !== canaryId ? [[key, { ...grade, isTrusted }]] : [];
    }),
  );
}

const randomId = () => randomBytes(6).toString('hex');
