import { useEffect, useState, useSyncExternalStore } from 'react';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import type { Cell } from './cell';
import { createQuizRunner, type QuizRunner } from './quiz-runner';

/** The runner of a joined quiz, started; it ends with the screen. */
export function useQuizRunner(joined: JoinedQuiz): QuizRunner {
  const [runner] = useState(() => createQuizRunner(joined));
  useEffect(() => runner.start(), [runner]);
  return runner;
}

/** The value of a cell, kept up to date. */
export const useCell = <Value>({ subscribe, get }: Pick<Cell<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get);
