import type { Question } from '../../../shared/question/schema';
import type { Quiz } from '../../../shared/quiz/schema';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What stands before an option on paper: a letter, past Z its number. */
export const optionLabel = (index: number): string => `${LETTERS[index] ?? index + 1}.`;

export const totalMarks = ({ questions }: Pick<Quiz, 'questions'>): number =>
  questions.reduce((sum, { maximumMarks }) => sum + maximumMarks, 0);

/** The time for the whole paper in minutes: with question timers the sum of theirs. */
export function paperMinutes({ useQuestionTimer, totalTimeSeconds, questions }: Quiz): number {
  const seconds = useQuestionTimer
    ? questions.reduce((sum, { timeLimit }) => sum + (timeLimit ?? 0), 0)
    : totalTimeSeconds;
  return Math.ceil(seconds / 60);
}

const LONG_LINES = { fewest: 6, perMark: 2, most: 18 };

/** How many ruled lines a written answer gets: more marks, more room. */
export function lineCount({ type, maximumMarks }: Pick<Question, 'type' | 'maximumMarks'>): number {
  if (type === 'short') return 2;
  return Math.min(Math.max(maximumMarks * LONG_LINES.perMark, LONG_LINES.fewest), LONG_LINES.most);
}

/** The lines of the key: each correct option with its letter, else each accepted answer. */
export function keyLines(question: Question): string[] {
  const correct = [question.correctAnswer].flat().map(String);
  if (question.type !== 'mcq' && question.type !== 'msq') return correct;
  return question.options.flatMap((option, index) =>
    correct.includes(option) ? [`${optionLabel(index)} ${option}`] : [],
  );
}
