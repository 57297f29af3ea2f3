import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { QuizRow as Quiz } from '../../../shared/quiz/schema';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { type Column, useDataTable } from '../../ui/use-data-table';
import { DownloadAllButton, TrashButton } from './ListActions';
import styles from './QuizList.module.css';
import { fitsSearch, QuizListBar, type QuizSearch } from './QuizListBar';
import { QuizRow } from './QuizRow';
import { texts } from './texts';

// Only who has no quiz yet loads the samples.
const SampleStarters = lazy(async () => ({ default: (await import('./SampleStarters')).SampleStarters }));

/** A row is a card that says all by itself. */
const COLUMNS: readonly Column<Quiz>[] = [];
const EVERYTHING: QuizSearch = { words: '', filter: 'all' };

interface QuizListProps {
  quizzes: readonly Quiz[];
  creating: boolean;
  onCreate: () => void;
}

/** The list with its search, its filter and the export of all data. */
export function QuizList({ quizzes, creating, onCreate }: QuizListProps) {
  const [search, setSearch] = useState(EVERYTHING);
  const [downloadFailed, setDownloadFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastCount = useRef(quizzes.length);
  const table = useDataTable({
    rows: quizzes,
    columns: COLUMNS,
    rowId: ({ _id }) => _id,
    filter: { id: JSON.stringify(search), fits: (quiz) => fitsSearch(quiz, search) },
  });
  // A deleted row takes the focus with it.
  useEffect(() => {
    const isFewer = quizzes.length < lastCount.current;
    lastCount.current = quizzes.length;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [quizzes.length]);

  return (
    <section aria-labelledby="quiz-list" className={styles.section}>
      <div className={styles.head}>
        <h2 id="quiz-list" ref={heading} tabIndex={-1}>
          {texts.quizList}
        </h2>
        <div className={styles.acts}>
          <TrashButton />
          <DownloadAllButton onOutcome={setDownloadFailed} />
        </div>
      </div>
      {downloadFailed && (
        <Banner tone="bad" role="alert" onDismiss={() => setDownloadFailed(false)}>
          {texts.downloadFailed}
        </Banner>
      )}
      {quizzes.length > 0 && <QuizListBar search={search} onSearch={setSearch} />}
      {quizzes.length === 0 && (
        <EmptyState
          title="No quizzes yet"
          action={
            <Button busy={creating} onClick={onCreate}>
              <Plus size={18} aria-hidden="true" /> Create Your First Quiz
            </Button>
          }
        >
          Write a few questions, publish, and share the ID with your class.
        </EmptyState>
      )}
      {quizzes.length === 0 && (
        <Suspense>
          <SampleStarters />
        </Suspense>
      )}
      {quizzes.length > 0 && table.rows.length === 0 && (
        <EmptyState
          title="No quiz fits this search"
          action={
            <Button variant="secondary" onClick={() => setSearch(EVERYTHING)}>
              Show all quizzes
            </Button>
          }
        />
      )}
      {table.rows.length > 0 && (
        <DataTable
          label={texts.quizList}
          table={table}
          isAlwaysCards
          cardsClassName={styles.list}
          card={(quiz) => <QuizRow quiz={quiz} />}
        />
      )}
    </section>
  );
}
