import * as z from 'zod';
import type { Answer } from '../answer/answer';

/** What a student reads beside an option that they chose, by the text of the option. */
export type Feedback = Readonly<Record<string, string>>;

/** What was stored before there was feedback has none. */
export const feedbackSchema = () => z.record(z.string(), z.string()).default({});

/** The feedback on one option; an option may be called as what every object has, so only its own counts. */
export const feedbackOn = (feedback: Feedback, option: string): string =>
  (Object.hasOwn(feedback, option) && feedback[option]) || '';

/** The feedback on those options; what names another, or says nothing, is dropped. */
export function feedbackOnThese(feedback: Feedback, options: readonly string[]): Record<string, string> {
  const trimmed = Object.fromEntries(Object.entries(feedback).map(([option, text]) => [option.trim(), text]));
  const texts = options.map(
    (option) => [option, feedbackOn(feedback, option) || feedbackOn(trimmed, option.trim())] as const,
  );
  return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ''));
}

/** The feedback on what an answer chose. */
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
