import { useRef } from 'react';
import { useShortcut } from '../../platform/shortcuts';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { TextField } from '../../ui/TextField';
import styles from './QuizListBar.module.css';
import type { QuizFilter } from './quiz-filter';

const FILTERS: readonly { value: QuizFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'to-mark', label: 'To mark' },
];

interface QuizListBarProps {
  search: string;
  filter: QuizFilter;
  onSearch: (search: string) => void;
  onFilter: (filter: QuizFilter) => void;
}

/** Narrows the list down by words and by state. */
export function QuizListBar({ search, filter, onSearch, onFilter }: QuizListBarProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus());
  return (
    <search className={styles.bar}>
      <TextField
        ref={field}
        className={styles.search}
        label="Search your quizzes"
        type="search"
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <SegmentedControl label="Show" options={FILTERS} value={filter} onChange={onFilter} />
    </search>
  );
}
