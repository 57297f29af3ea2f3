import { foldText } from '../../../shared/sameness/fold-text';
import type { MarkTexts, TextGradingRequest } from '../../ports/text-grader';
import { wordsOf } from '../../rules/marking/text/normalise-text';

/** A teacher-marked answer to the same question, as an example. */
export interface Example {
  readonly text: string;
  readonly marks: number;
}

const MOST_EXAMPLES = 6;
const LONGEST_EXAMPLE = 2000;
const NEAREST_OF_EACH = 3;
/** Texts with these guards are no examples. */
const NO_EXAMPLE: readonly string[] = ['instruction', 'gibberish'];

/**
 * The teacher-marked answers to a question from all classes, each text once with its latest mark; without
 * texts that address the marker, which would do so in every request.
 */
export async function examplesIn(
  { question, modelAnswer, maximumMarks, answers, teacherMarks, earlierMarks = [] }: TextGradingRequest,
  markTexts: MarkTexts,
): Promise<readonly Example[]> {
  const texts = new Map(answers.map(({ id, text }) => [id, text]));
  const own = teacherMarks.flatMap(({ id, marks }) => ({ text: texts.get(id) ?? '', marks }));
  const latest = new Map(
    [...earlierMarks, ...own]
      .filter(({ text }) => text.trim() !== '' && text.length <= LONGEST_EXAMPLE)
      .map(({ text, marks }) => [foldText(text), { text, marks }]),
  );
  if (latest.size === 0) return [];
  const all = [...latest.values()].map((example, at) => ({ ...example, id: String(at) }));
  const read = await markTexts({ question, modelAnswer, maximumMarks, answers: all, teacherMarks: [] });
  const isExample = read.map(({ guards }) => !guards.some((guard) => NO_EXAMPLE.includes(guard)));
  return all.flatMap(({ text, marks }, at) => (isExample[at] ? [{ text, marks }] : []));
}

/** The marked answers with the most words in common with a request's answers. */
export function examplesFor(texts: readonly string[], marked: readonly Example[]): Example[] {
  const read = marked.map((example) => ({ example, words: new Set(wordsOf(example.text)), worth: 0 }));
  for (const text of texts) {
    const own = new Set(wordsOf(text));
    const alike = read.map((each) => {
      const shared = [...own].filter((word) => each.words.has(word)).length;
      return { each, likeness: (2 * shared) / Math.max(1, own.size + each.words.size) };
    });
    for (const { each, likeness } of alike
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, NEAREST_OF_EACH))
      each.worth += likeness;
  }
  const nearest = read.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  return nearest.slice(0, MOST_EXAMPLES).map(({ example }) => example);
}
