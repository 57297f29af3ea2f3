import type { KeyboardEvent, ReactNode } from 'react';
import type { BankQuestion } from '../../shared/bank/schema';
import { Loaded } from '../loading/Loaded';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import type { Selection } from '../ui/use-selection';
import styles from './Bank.module.css';
import { BankRow } from './BankRow';
import { bankTexts as texts } from './bank-texts';
import type { BankSearching } from './use-bank-search';

interface BankListProps {
  search: BankSearching;
  selection: Selection;
  /** Shown beside the number of questions. */
  actions?: ReactNode;
}

/** The questions found, page by page; each can be selected and expanded. */
export function BankList({ search, selection, actions }: BankListProps) {
  const { query, questions, total, isFiltered, clear } = search;
  return (
    <Loaded query={query} failed={texts.failed} lost={texts.lost} shape={['2rem', '30rem']}>
      {() => (
        <>
          <div className={styles.counts}>
            <p role="status">
              {texts.count(total)}
              {selection.selected.length > 0 && ` · ${texts.selected(selection.selected.length)}`}
            </p>
            {selection.selected.length > 0 && (
              <Button variant="ghost" className="text-sm" onClick={selection.clear}>
                {texts.clearSelection}
              </Button>
            )}
            {actions}
          </div>
          {questions.length === 0 ? (
            <NothingFound isFiltered={isFiltered} onClear={clear} />
          ) : (
            <Rows questions={questions} selection={selection} isBusy={query.isPlaceholderData} />
          )}
          {query.hasNextPage && (
            <Button
              variant="secondary"
              className={styles.more}
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {texts.more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function NothingFound({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title={texts.empty}>{texts.emptyMore}</EmptyState>;
  return (
    <EmptyState
      title={texts.none}
      action={
        <Button variant="secondary" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}

interface RowsProps {
  questions: readonly BankQuestion[];
  selection: Selection;
  isBusy: boolean;
}

function Rows({ questions, selection, isBusy }: RowsProps) {
  return (
    <ul className={styles.list} aria-label={texts.list} aria-busy={isBusy} onKeyDown={moveBetweenBoxes}>
      {questions.map((found) => (
        <BankRow
          key={found.question._id}
          found={found}
          isSelected={selection.selected.includes(found.question._id)}
          onSelect={selection.toggle}
        />
      ))}
    </ul>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveBetweenBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  event.preventDefault();
  boxes[boxes.indexOf(target) + step]?.focus();
}
