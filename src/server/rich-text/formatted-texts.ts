import { toAskedQuestion } from '../../shared/question/asked-question';
import type { AskedQuestion, Question } from '../../shared/question/schema';
import type { Formatted, TextFormat } from '../../shared/question-types/base';
import { questionTypeOf } from '../../shared/question-types/registry';
import { formattedText } from '../../shared/rich-text/render';

const MAXIMUM_COUNT = 10_000;
const MAXIMUM_CHARACTERS = 8_000_000;

interface Limits {
  readonly count: number;
  readonly characters: number;
}

/**
 * Caches a pure function of a text. Has two generations, of which the older is dropped once the younger is full: a hit costs one
 * look-up and moves nothing.
 */
export function keptTexts(
  make: (text: string) => string | undefined,
  { count, characters }: Limits = { count: MAXIMUM_COUNT / 2, characters: MAXIMUM_CHARACTERS / 2 },
): (text: string) => string | undefined {
  let young = new Map<string, string | undefined>();
  let old = new Map<string, string | undefined>();
  let size = 0;
  const keep = (text: string, made: string | undefined) => {
    if (young.size >= count || size >= characters) {
      [old, young, size] = [young, new Map(), 0];
    }
    young.set(text, made);
    size += text.length + (made?.length ?? 0);
    return made;
  };
  return (text) => {
    const known = young.get(text);
    if (known !== undefined || young.has(text)) return known;
    return keep(text, old.has(text) ? old.get(text) : make(text));
  };
}

/** Cached because a joining class gets the same texts. */
const formatted = keptTexts(formattedText);

/** The HTML of the texts with formatting, by source text; empty if none has any. */
export function formattedOf(
  format: TextFormat,
  texts: readonly (string | null | undefined)[],
): { formatted?: Formatted } {
  if (format === 'plain') return {};
  const entries = new Map<string, string>();
  for (const text of texts) {
    const html = text ? formatted(text) : undefined;
    if (text && html !== undefined) entries.set(text, html);
  }
  return entries.size > 0 ? { formatted: Object.fromEntries(entries) } : {};
}

/** A question for its teacher with all its texts formatted; never stored so. */
export const withFormatted = (question: Question): Question => ({
  ...question,
  ...formattedOf(question.format, [
    question.text,
    question.explanation,
    ...questionTypeOf(question).formattedTexts(question),
  ]),
});

/** The question without its answer, with the texts a student sees formatted. */
export function toFormattedAsked(question: Question): AskedQuestion {
  const asked = toAskedQuestion(question);
  return { ...asked, ...formattedOf(asked.format, textsAsked(asked)) };
}

/** The texts of a question that a student sees while answering. */
export const textsAsked = (asked: AskedQuestion): readonly string[] => [
  asked.text,
  ...questionTypeOf(asked).formattedTexts(asked),
];
