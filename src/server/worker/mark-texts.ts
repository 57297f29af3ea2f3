import { markTextAnswers, type TextAnswersToMark } from '../../shared/marking/text/mark-text-answers';
import type { MarkTexts } from '../ports/mark-texts';
import { markingThread } from './marking-thread';

/** So little takes 2 ms, less than it costs to start the thread; what is marked once a quiz grows is never so little. */
const INLINE_MAXIMUM_ANSWERS = 5;
const INLINE_MAXIMUM_CHARACTERS = 1000;

const inThread = markingThread();

/** In the marking thread, but for what is marked before that would have begun. */
export const markTexts: MarkTexts = async (task) => (isSmall(task) ? markTextAnswers(task) : inThread(task));

function isSmall({ question, modelAnswer, answers }: TextAnswersToMark): boolean {
  if (answers.length > INLINE_MAXIMUM_ANSWERS) return false;
  const characters = answers.reduce(
    (sum, { text }) => sum + text.length,
    question.length + modelAnswer.length,
  );
  return characters <= INLINE_MAXIMUM_CHARACTERS;
}
