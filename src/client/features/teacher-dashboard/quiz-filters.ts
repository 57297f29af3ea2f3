import { useState } from 'react';
import { compareText } from '../../../shared/by-name';
import type { QuizRow } from '../../../shared/quiz/schema';
import { nowMs } from '../../platform/clock';
import { readStored, writeStored } from '../../platform/local-storage';
import { type NextStep, nextStepFor } from '../../rules/quiz/stage';

const MARKING: readonly NextStep[] = ['mark', 'wait', 'review', 'answer'];

/** The filters by state. */
export const FILTERS = [
  { value: 'all', label: 'All', fits: () => true },
  { value: 'draft', label: 'Draft', fits: (quiz: QuizRow) => !quiz.isPublished },
  { value: 'open', label: 'Open', fits: (quiz: QuizRow) => quiz.isPublished && quiz.acceptingResponses },
  { value: 'closed', label: 'Closed', fits: (quiz: QuizRow) => quiz.isPublished && !quiz.acceptingResponses },
  {
    value: 'to-mark',
    label: 'To mark',
    fits: (quiz: QuizRow) => MARKING.includes(nextStepFor(quiz, nowMs())),
  },
  {
    value: 'to-release',
    label: 'To release',
    fits: (quiz: QuizRow) => nextStepFor(quiz, nowMs()) === 'release',
  },
  { value: 'released', label: 'Released', fits: (quiz: QuizRow) => quiz.scoresReleased },
] as const;

export const WHOSE = ['all', 'mine', 'shared'] as const;
export type Whose = (typeof WHOSE)[number];

/** Whether a quiz is in the chosen ownership: own, colleagues' or all. */
export const isOf = ({ owner }: Pick<QuizRow, 'owner'>, whose: Whose): boolean =>
  whose === 'all' || (whose === 'mine') === (owner === null);

export interface QuizSearch {
  readonly words: string;
  readonly show: (typeof FILTERS)[number]['value'];
  /** '' for any folder. */
  readonly folder: string;
  /** By name; '' for any class. */
  readonly className: string;
}

/**
 * Whether a quiz fits the filters and contains the words in its title, owner, folder, classes, description or
 * share ID.
 */
export function fitsSearch(quiz: QuizRow, { words, show, folder, className }: QuizSearch): boolean {
  if (folder !== '' && quiz.folder !== folder) return false;
  if (className !== '' && !quiz.classNames.includes(className)) return false;
  if (!FILTERS.some(({ value, fits }) => value === show && fits(quiz))) return false;
  const searched = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (searched.length === 0) return true;
  const { title, owner, classNames, description, shareId } = quiz;
  const text = [title, owner?.name, quiz.folder, ...classNames, description, shareId]
    .join(' ')
    .toLocaleLowerCase();
  return searched.every((word) => text.includes(word));
}

/** The existing folders, by name. */
export const foldersOf = (quizzes: readonly QuizRow[]): string[] =>
  [...new Set(quizzes.map(({ folder }) => folder))].filter(Boolean).sort(compareText);

/** The classes with assigned quizzes, by name. */
export const classesOf = (quizzes: readonly QuizRow[]): string[] =>
  [...new Set(quizzes.flatMap(({ classNames }) => classNames))].sort(compareText);

const KEY = 'whoseQuizzes';

/** The chosen ownership, stored on this device; all by default. */
export function useWhose() {
  const [whose, setWhose] = useState<Whose>(() => {
    const stored = readStored(KEY);
    return WHOSE.find((each) => each === stored) ?? 'all';
  });
  return {
    whose,
    setWhose: (next: Whose) => {
      writeStored(KEY, next);
      setWhose(next);
    },
  };
}
