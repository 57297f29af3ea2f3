import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

export interface MarkedQuestion {
  readonly dataset: string;
  readonly qid: string;
  /** English by default. */
  readonly language: string;
  readonly question: string;
  /** Alternatives, one per line. */
  readonly modelAnswer: string;
  /** Whether the data set has partial marks. */
  readonly isGraded: boolean;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  /** By answer id, from 0 to 1 of full marks. */
  readonly scores: ReadonlyMap<string, number>;
}

const rowSchema = z.object({
  dataset: z.string().default('answers'),
  /** Groups the answers of a question; the question text by default. */
  qid: z.string().optional(),
  language: z.string().default('en'),
  question: z.string(),
  modelAnswer: z.string(),
  references: z.array(z.string()).default([]),
  answer: z.string(),
  score: z.number().min(0).max(1),
});

/** Reads JSON lines, optionally gzipped, one answer each. With `useReferences` all references are alternatives. */
export function readQuestions(path: string, { useReferences = true } = {}): MarkedQuestion[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const rows = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [readRow(line, at + 1)]));
  const graded = new Set(rows.filter(({ score }) => score > 0 && score < 1).map(({ dataset }) => dataset));
  return [...byKey(rows, ({ qid, question }) => qid ?? question)].flatMap(([qid, members]) => {
    const [first] = members;
    if (!first) return [];
    const { dataset, question, references, language } = first;
    const modelAnswer = useReferences && references.length > 0 ? references.join('\n') : first.modelAnswer;
    const answers = members.map(({ answer }, index) => ({ id: String(index), text: answer }));
    const scores = new Map(members.map(({ score }, index) => [String(index), score]));
    return [
      { dataset, qid, language, question, modelAnswer, isGraded: graded.has(dataset), answers, scores },
    ];
  });
}

function readRow(line: string, number: number): z.infer<typeof rowSchema> {
  try {
    return rowSchema.parse(JSON.parse(line));
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`
        : 'no JSON';
    throw new Error(`Line ${number} is no marked answer, ${why}.`);
  }
}

/** Groups in order of appearance; Node 20 lacks `Map.groupBy`. */
export function byKey<Each, Key>(all: Iterable<Each>, keyOf: (each: Each) => Key): Map<Key, Each[]> {
  const groups = new Map<Key, Each[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

/** Reproducible pseudo-random numbers from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

/** The fold of each question: reproducible by seed, with each data set spread over all folds. */
export function foldsOf(questions: readonly MarkedQuestion[], folds: number, seed: number): number[] {
  const order = questions.map((question, index) => ({
    index,
    key: hash(`${seed} ${question.qid}`),
    question,
  }));
  order.sort((a, b) => a.question.dataset.localeCompare(b.question.dataset) || a.key - b.key);
  const fold = new Array<number>(questions.length).fill(0);
  for (const [place, { index }] of order.entries()) fold[index] = place % folds;
  return fold;
}

/** FNV-1a, so that the split does not depend on the order of the file. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
