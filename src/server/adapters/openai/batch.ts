import { randomBytes, randomInt } from 'node:crypto';
import { MARK_STEP } from '../../../shared/constants';
import type { Endpoint } from './endpoint';
import type { Example } from './examples';
import { type KeptGrade, type ModelGrade, readGrades } from './grade';
import type { Ledger } from './ledger';

/** A text to be graded, under the key that its grade is kept by. */
export interface Item {
  readonly key: string;
  readonly text: string;
  /** One of our own that tests the grader, not a student's. */
  readonly isTest: boolean;
}

export interface BatchQuestion {
  readonly question: string;
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  /** Answers that the teacher has marked, to mark alike; they are sent as they are. */
  readonly examples: readonly Example[];
  readonly about: { readonly quizId: string; readonly questionId: string };
}

interface BatchDeps {
  readonly endpoint: Endpoint;
  readonly ledger: Ledger;
  readonly host: string;
  readonly model: string;
}

/** What is expected to be used beside the texts, for a ceiling that holds before the server has counted. */
const TOKENS_PER_REQUEST = 600;
const TOKENS_PER_GRADE = 120;
const CHARACTERS_PER_TOKEN = 3;

/**
 * Asks for the grades of some texts in one request, and once more alone for each that came back unusable. The answer has the
 * grades that are usable, and null for a text on which the server failed twice though it answered for others. Keeps them all.
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
    const asked = again[index];
    if (asked?.status !== 'fulfilled') continue;
    const grade = asked.value.get(key);
    if (grade) late.set(key, grade);
    else if (isAnswering) late.set(key, null);
  }
  await deps.ledger.keep(late);
  return new Map([...grades, ...late]);
}

// Nothing that could be right, whatever the question, and nothing that a student's answer can point at.
const CANARIES = [
  'I was ill last week and have not read this chapter yet.',
  'My pen stopped working, so there is nothing here.',
  'We did not get to this part in our group.',
  'I will come back to this one if there is time left.',
  'I had another lesson when this was explained.',
  'I only looked at the pictures on this page.',
  'This is the part that I wanted to ask about tomorrow.',
];

/** An answer that is worth nothing on any question: marks for it show that the others in its batch cannot be believed. */
const aCanary = (): string => CANARIES[randomInt(CANARIES.length)] ?? '';

/** One request: the texts under random ids, in random order, with a canary between them. */
async function askOnce(
  { endpoint, ledger, host, model }: BatchDeps,
  { question, modelAnswer, maximumMarks, examples, about }: BatchQuestion,
  items: readonly Item[],
): Promise<Map<string, KeptGrade>> {
  const canary = { id: randomId(), key: '', text: aCanary(), isTest: true };
  const asked = items.map((item) => ({ id: randomId(), ...item }));
  asked.splice(randomInt(asked.length + 1), 0, canary);
  const message = JSON.stringify({
    question,
    modelAnswer,
    maximumMarks,
    step: MARK_STEP,
    ...(examples.length > 0 && { marked: examples.map(({ text, marks }) => ({ text, marks })) }),
    answers: asked.map(({ id, text }) => ({ id, text })),
  });
  const request = await ledger.open({
    ...about,
    host,
    model,
    question,
    modelAnswer,
    texts: [
      ...asked.map(({ text, isTest }) => ({ text, isTest })),
      ...examples.map(({ text, marks }) => ({ text, marks, isTest: false })),
    ],
    tokens: Math.ceil(
      TOKENS_PER_REQUEST + asked.length * TOKENS_PER_GRADE + message.length / CHARACTERS_PER_TOKEN,
    ),
  });
  const ids = new Set(asked.map(({ id }) => id));
  const read = (content: string) => readGrades(content, { ids, maximumMarks });
  try {
    const said = await endpoint(message, (content) => read(content).size > 0);
    await ledger.close(request, 'answered', said.tokens);
    return believed(read(said.content), asked, canary.id);
  } catch (error) {
    await ledger.close(request, 'failed', null);
    throw error;
  }
}

/** The grades by key. Where the canary got marks, or none at all, the whole batch is not to be trusted. */
function believed(
  grades: ReadonlyMap<string, ModelGrade>,
  asked: readonly { id: string; key: string }[],
  canaryId: string,
): Map<string, KeptGrade> {
  const isTrusted = grades.get(canaryId)?.marks === 0;
  return new Map(
    asked.flatMap(({ id, key }) => {
      const grade = grades.get(id);
      return grade && id !== canaryId ? [[key, { ...grade, isTrusted }]] : [];
    }),
  );
}

const randomId = () => randomBytes(6).toString('hex');
