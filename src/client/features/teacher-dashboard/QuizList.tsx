import { type KeyboardEvent, lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { QuizDialogs } from '../../desk/acts/QuizDialogs';
import { actionsOn } from '../../desk/acts/use-quiz-actions';
import { useQuizActs } from '../../desk/acts/use-quiz-acts';
import lists from '../../desk/lists.module.css';
import { nowMs } from '../../platform/clock';
import { formatDay } from '../../platform/date-format';
import { useArrowInto } from '../../platform/shortcuts';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { useRowsInUse } from '../../ui/table-rows';
import { useDataTable } from '../../ui/use-data-table';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ListFoot } from './ListFoot';
import type { useListAddress } from './list-address';
import { moveBetweenRows } from './move-between-rows';
import { QuizCard } from './QuizCard';
import styles from './QuizList.module.css';
import tableStyles from './QuizTable.module.css';
import { quizColumns, type RowActs } from './quiz-columns';
import { fitsSearch, foldersOf } from './quiz-filters';
import { texts } from './texts';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }));
const QuizDetails = lazy(async () => ({ default: (await import('./QuizDetails')).QuizDetails }));
const FolderDialog = lazy(async () => ({ default: (await import('./FolderDialog')).FolderDialog }));

interface QuizListProps {
  quizzes: readonly QuizRow[];
  list: ReturnType<typeof useListAddress>;
  /** Removes all filters. */
  onShowAll: () => void;
}

/** The matching quizzes in the address's order, with their actions. */
export function QuizList({ quizzes, list: { address, change }, onShowAll }: QuizListProps) {
  const { show, folder, className, words, sorting } = address;
  const rows = useRowState();
  const acts = useQuizActs();
  const rowActs: RowActs = {
    ...rows,
    publish: ({ _id }) => acts.publish(_id),
    isPublishing: ({ _id }) => acts.isPublishing(_id),
  };
  const hasClasses = quizzes.some(({ classNames }) => classNames.length > 0);
  const columns = useKeptColumns(rowActs, hasClasses);
  const { isInUse, watch } = useRowsInUse();
  const table = useDataTable({
    rows: quizzes,
    columns,
    rowId: ({ _id }) => _id,
    sorting: { value: sorting, onChange: (next) => change({ sorting: next }) },
    filter: {
      id: JSON.stringify([show, folder, className, words]),
      fits: (quiz) => fitsSearch(quiz, { show, folder, className, words }),
    },
    isHeld: isInUse,
  });
  const find = (quizId: string | undefined) => quizzes.find(({ _id }) => _id === quizId);
  const failed = find(acts.failure?.quizId);
  const asked = find(acts.dialog?.quizId);
  const moved = find(rows.moved);
  const toggleDetails = (quizId: string, isOpen: boolean) => {
    const quiz = find(quizId);
    if (quiz && rows.areDetailsOpen(quiz) !== isOpen) rows.toggleDetails(quiz);
  };
  const detailsOf = (quiz: QuizRow) =>
    rows.areDetailsOpen(quiz) && (
      <Suspense>
        <QuizDetails quiz={quiz} actions={actionsOn(quiz, acts)} />
      </Suspense>
    );
  const rowsElement = useRef<HTMLDivElement>(null);
  useArrowInto(rowsElement, () => rowsElement.current?.querySelector<HTMLElement>('[data-quiz]')?.focus());
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveBetweenRows(event, toggleDetails),
  };
  return (
    <section aria-labelledby="quiz-list" className={styles.section}>
      <h2 id="quiz-list" className={styles.heading}>
        <VisuallyHidden>{texts.quizList}</VisuallyHidden>
      </h2>
      {acts.failure && (
        <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
          {failed && <b dir="auto">{failed.title}</b>} {acts.failure.sentence}
        </Banner>
      )}
      {table.rows.length === 0 && (
        <EmptyState
          title="No quiz fits this search"
          action={
            <Button
              variant="secondary"
              onClick={() => {
                onShowAll();
                change({ show: 'all', folder: '', className: '', words: '' });
              }}
            >
              Show all quizzes
            </Button>
          }
        />
      )}
      {table.rows.length > 0 && (
        <div ref={rowsElement} {...watch} {...keys}>
          <DataTable
            label={texts.quizList}
            table={table}
            className={classNames(lists.table, tableStyles.table)}
            stateOf={(quiz) => rowStateOf(quiz, rowActs)}
            cardsClassName={lists.cards}
            card={(quiz) => (
              <QuizCard quiz={quiz} acts={rowActs}>
                {detailsOf(quiz)}
              </QuizCard>
            )}
            details={detailsOf}
          />
          <ListFoot>{texts.shown(table.rows.length, quizzes.length)}</ListFoot>
        </div>
      )}
      {rows.menu && (
        <Suspense>
          <RowMenu quiz={find(rows.menu.quizId)} acts={acts} rows={rows} />
        </Suspense>
      )}
      {asked && <QuizDialogs quiz={asked} actions={actionsOn(asked, acts)} />}
      {moved && (
        <Suspense>
          <FolderDialog quiz={moved} folders={foldersOf(quizzes)} onClose={() => rows.setMoved(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Columns with a stable identity and current actions, so that a row re-renders only when it changes. */
function useKeptColumns(acts: RowActs, hasClasses: boolean) {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () =>
      quizColumns(
        {
          publish: (quiz) => latest.current.publish(quiz),
          isPublishing: (quiz) => latest.current.isPublishing(quiz),
          openMenu: (quiz, button) => latest.current.openMenu(quiz, button),
          isMenuOpen: (quiz) => latest.current.isMenuOpen(quiz),
          toggleDetails: (quiz) => latest.current.toggleDetails(quiz),
          areDetailsOpen: (quiz) => latest.current.areDetailsOpen(quiz),
        },
        hasClasses,
      ),
    [hasClasses],
  );
}

/** Includes its date, whose wording changes daily. */
const rowStateOf = (quiz: QuizRow, acts: RowActs) =>
  [
    ...[acts.isMenuOpen(quiz), acts.areDetailsOpen(quiz), acts.isPublishing(quiz)],
    formatDay(quiz.lastActivityAt, nowMs()),
  ].join();

/** The open rows, the open menu, and the quiz choosing its folder. */
function useRowState() {
  const [details, setDetails] = useState<ReadonlySet<string>>(new Set());
  const [menu, setMenu] = useState<{ quizId: string; anchor: HTMLElement } | undefined>();
  const [moved, setMoved] = useState<string | undefined>();
  return {
    ...{ menu, moved, setMoved },
    openMenu: ({ _id: quizId }: QuizRow, anchor: HTMLElement) => setMenu({ quizId, anchor }),
    closeMenu: useCallback(() => setMenu(undefined), []),
    isMenuOpen: ({ _id }: QuizRow) => menu?.quizId === _id,
    areDetailsOpen: ({ _id }: QuizRow) => details.has(_id),
    toggleDetails: ({ _id }: QuizRow) =>
      setDetails((open) =>
        open.has(_id) ? new Set([...open].filter((id) => id !== _id)) : new Set([...open, _id]),
      ),
  };
}

export type RowState = ReturnType<typeof useRowState>;
