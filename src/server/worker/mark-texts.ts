import {
  markTextAnswers,
  type TextAnswersToMark,
  type TextMark,
} from '../../shared/marking/text/mark-text-answers';
import { markingThread } from './marking-thread';

/** So little takes 2 ms, less than it costs to start the thread; what is marked once a quiz grows is never so little. */
const INLINE_MAXIMUM_ANSWERS = 5;
const INLINE_MAXIMUM_CHARACTERS = 1000;

export type MarkTexts = (task: TextAnswersToMark) => Promise<TextMark[]>;

const inThread = markingThread();

/** Marks the answers to one text question by the built-in rules, off the thread that answers requests; fails rather than hangs. */
export const markTexts: MarkTexts = async (task) => (isSmall(task) ? markTextAnswers(task) : inThread(task));

function isSmall({ question, modelAnswer, answers }: TextAnswersToMark): boolean {
  if (answers.length > INLINE_MAXIMUM_ANSWERS) return false;
  const characters = answers.reduce(
    (sum, { text }) => sum + text.length,
    question.length + modelAnswer.length,
  );
  return characters <= INLINE_MAXIMUM_CHARACTERS;
}
