import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { QuizRow as Quiz } from '../../../shared/quiz/schema';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { DownloadAllButton } from './DownloadAllButton';
import styles from './QuizList.module.css';
import { QuizListBar } from './QuizListBar';
import { QuizRow } from './QuizRow';
import { filterQuizzes, type QuizFilter } from './quiz-filter';
import { texts } from './texts';
import { TrashButton } from './trash/TrashButton';

// Only who has no quiz yet loads the samples.
const SampleStarters = lazy(async () => ({ default: (await import('./SampleStarters')).SampleStarters }));

interface QuizListProps {
  quizzes: readonly Quiz[];
  creating: boolean;
  onCreate: () => void;
}

/** The list with its search, its filter and the export of all data. */
export function QuizList({ quizzes, creating, onCreate }: QuizListProps) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<QuizFilter>('all');
  const [downloadFailed, setDownloadFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastCount = useRef(quizzes.length);
  const shown = filterQuizzes(quizzes, { search, filter });
  // A deleted row takes the focus with it.
  useEffect(() => {
    const isFewer = quizzes.length < lastCount.current;
    lastCount.current = quizzes.length;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [quizzes.length]);

  const showAll = () => {
    setSearch('');
    setFilter('all');
  };
  return (
    <section aria-labelledby="quiz-list" className={styles.section}>
      <div className={styles.head}>
        <h2 id="quiz-list" ref={heading} tabIndex={-1}>
          Quiz List
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
      {quizzes.length > 0 && (
        <QuizListBar {...{ search, filter }} onSearch={setSearch} onFilter={setFilter} />
      )}
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
      {quizzes.length > 0 && shown.length === 0 && (
        <EmptyState
          title="No quiz fits this search"
          action={
            <Button variant="secondary" onClick={showAll}>
              Show all quizzes
            </Button>
          }
        />
      )}
      <ul className={styles.list}>
        {shown.map((quiz) => (
          <QuizRow key={quiz._id} quiz={quiz} />
        ))}
      </ul>
    </section>
  );
}
