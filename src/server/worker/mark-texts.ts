import { markTextAnswers, type TextAnswersToMark } from '../../shared/marking/text/mark-text-answers';
import type { MarkTexts } from '../ports/mark-texts';
import { markingThread } from './marking-thread';

/** So few answers take 2 ms, less than starting the thread; growing quizzes are always marked in the thread. */
const INLINE_MAXIMUM_ANSWERS = 5;
const INLINE_MAXIMUM_CHARACTERS = 1000;

const inThread = markingThread();

/** Uses the marking thread, except for jobs smaller than its start-up. */
export const markTexts: MarkTexts = async (task) => (isSmall(task) ? markTextAnswers(task) : inThread(task));

function isSmall({ question, modelAnswer, answers }: TextAnswersToMark): boolean {
  if (answers.length > INLINE_MAXIMUM_ANSWERS) return false;
  const characters = answers.reduce(
    (sum, { text }) => sum + text.length,
    question.length + modelAnswer.length,
  );
  return characters <= INLINE_MAXIMUM_CHARACTERS;
}
