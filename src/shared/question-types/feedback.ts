import * as z from 'zod';
import type { Answer } from '../answer/answer';

/** The feedback on chosen options, by the option's text. */
export type Feedback = Readonly<Record<string, string>>;

/** Questions older than feedback have none. */
export const feedbackSchema = () => z.record(z.string(), z.string()).default({});

/** The feedback on one option; own properties only, because an option's text may equal an inherited name. */
export const feedbackOn = (feedback: Feedback, option: string): string =>
  (Object.hasOwn(feedback, option) && feedback[option]) || '';

/** The feedback on these options, without empty texts. */
export function feedbackOnThese(feedback: Feedback, options: readonly string[]): Record<string, string> {
  const trimmed = Object.fromEntries(Object.entries(feedback).map(([option, text]) => [option.trim(), text]));
  const texts = options.map(
    (option) => [option, feedbackOn(feedback, option) || feedbackOn(trimmed, option.trim())] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ''));
}

/** The feedback on the chosen options of an answer. */
export const feedbackOnChosen = (
  { options, feedback }: { readonly options: readonly string[]; readonly feedback: Feedback },
  answer: Answer,
): Record<string, string> => {
  const chosen = new Set<unknown>([answer].flat());
  return feedbackOnThese(
    feedback,
    options.filter((option) => chosen.has(option)),
  );
};
