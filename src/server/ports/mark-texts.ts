import type { TextAnswersToMark, TextMark } from '../../shared/marking/text/mark-text-answers';

/** Marks the answers to one text question by the built-in rules, off the thread that answers requests; fails rather than hangs. */
export type MarkTexts = (task: TextAnswersToMark) => Promise<TextMark[]>;
