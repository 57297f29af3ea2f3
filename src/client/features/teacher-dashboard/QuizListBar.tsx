import { useRef } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { useShortcut } from '../../platform/shortcuts';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { TextField } from '../../ui/TextField';
import styles from './QuizListBar.module.css';

const FILTERS = [
  { value: 'all', label: 'All', fits: () => true },
  { value: 'draft', label: 'Draft', fits: (quiz: QuizRow) => !quiz.isPublished },
  { value: 'open', label: 'Open', fits: (quiz: QuizRow) => quiz.isPublished && quiz.acceptingResponses },
  {
    value: 'to-mark',
    label: 'To mark',
    fits: (quiz: QuizRow) => quiz.attemptedBy.length > 0 && !quiz.scoresReleased,
  },
] as const;

export interface QuizSearch {
  readonly words: string;
  readonly filter: (typeof FILTERS)[number]['value'];
}

/** Whether a quiz fits the filter and holds the searched words in title, description or share ID. */
export function fitsSearch(quiz: QuizRow, { words, filter }: QuizSearch): boolean {
  const text = `${quiz.title} ${quiz.description} ${quiz.shareId ?? ''}`.toLocaleLowerCase();
  const searched = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isInFilter = FILTERS.some(({ value, fits }) => value === filter && fits(quiz));
  return isInFilter && searched.every((word) => text.includes(word));
}

interface QuizListBarProps {
  search: QuizSearch;
  onSearch: (search: QuizSearch) => void;
}

/** Narrows the list down by words and by state. */
export function QuizListBar({ search, onSearch }: QuizListBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  return (
    <search className={styles.bar}>
      <TextField
        ref={field}
        className={styles.search}
        label="Search your quizzes"
        type="search"
        value={search.words}
        onChange={(event) => onSearch({ ...search, words: event.currentTarget.value })}
      />
      <SegmentedControl
        label="Show"
        options={FILTERS}
        value={search.filter}
        onChange={(filter) => onSearch({ ...search, filter })}
      />
    </search>
  );
}
