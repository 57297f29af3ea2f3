import { toAskedQuestion } from '../../shared/question/asked-question';
import type { AskedQuestion, Question } from '../../shared/question/schema';
import type { Formatted, TextFormat } from '../../shared/question-types/base';
import { questionTypeOf } from '../../shared/question-types/registry';
import { formattedText } from '../../shared/rich-text/render';
import { keptTexts } from './kept-texts';

/** A class that joins gets the same texts: each is made into HTML once. */
const formatted = keptTexts(formattedText);

/** Those of the texts that look different from plain ones, as HTML by the text as written; nothing where none does. */
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

/** The question as a student may see it, with no more formatted than that. */
export function toFormattedAsked(question: Question): AskedQuestion {
  const asked = toAskedQuestion(question);
  return { ...asked, ...formattedOf(asked.format, textsAsked(asked)) };
}

/** What a student reads of a question while they answer it. */
export const textsAsked = (asked: AskedQuestion): readonly string[] => [
  asked.text,
  ...questionTypeOf(asked).formattedTexts(asked),
];
