import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { ImportAnswer } from '../../../../shared/import/schema';
import { Button } from '../../../ui/Button';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { ImportedPictures } from './ImportedPictures';
import styles from './ImportReview.module.css';
import { importTexts } from './import-texts';
import { ReviewedQuestion } from './ReviewedQuestion';
import { allDecided, type Decisions, decided, leftOut, type ReviewCounts, type Reviewed } from './review';
import { SharedProblems } from './SharedProblems';
import { SkippedList } from './SkippedList';
import { problemKinds } from './shared-problems';

const FILTERS = ['all', 'work', 'out'] as const;
type Filter = (typeof FILTERS)[number];

interface ImportReviewProps {
  found: { readonly answer: ImportAnswer };
  items: readonly Reviewed[];
  counts: ReviewCounts;
  useQuestionTimer: boolean;
  quizId: string;
  /** Whether a newer text is being read. */
  isReading: boolean;
  onDecide: (change: (decisions: Decisions) => Decisions) => void;
  /** Selects a line of the text; undefined for a file. */
  onLine: ((line: number) => void) | undefined;
}

/** The questions found, as on paper; each can be completed in place or left out. */
export function ImportReview(props: ImportReviewProps) {
  const { found, items, counts, useQuestionTimer, quizId, isReading, onDecide, onLine } = props;
  const { answer } = found;
  const view = useView(answer, items);
  const list = useRef<HTMLOListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const shown = view.shown;
  const length = useGrowing(shown.length, `${view.filter}`);
  const toWork = items.filter((item) => isIn.work(item));
  const kinds = useMemo(
    () => problemKinds(answer.questions, { useQuestionTimer }),
    [answer, useQuestionTimer],
  );

  const close = (at: number) => {
    view.setOpen(undefined);
    // The button that opened it reappears in its place.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-edit="${at}"]`)?.focus());
  };
  // The button disappears with its cause.
  const decideAll = (change: (decisions: Decisions) => Decisions) => {
    onDecide(change);
    bar.current?.querySelector<HTMLElement>(':checked')?.focus();
  };
  return (
    <ImportedPictures pictures={answer.pictures}>
      <SharedProblems {...{ kinds, items, onDecide }} />
      <div ref={bar} className={styles.bar}>
        <SegmentedControl
          label={importTexts.show}
          labelHidden
          size="small"
          options={FILTERS.map((value) => ({
            value,
            label: importTexts.filters[value](countIn(value, counts)),
          }))}
          value={view.filter}
          onChange={view.setFilter}
        />
        {view.filter === 'out'
          ? counts.leftOut > 0 && (
              <Button variant="ghost" className={styles.all} onClick={() => decideAll(allAdded)}>
                {importTexts.addBackAll}
              </Button>
            )
          : toWork.length > 0 && (
              <Button
                variant="ghost"
                className={styles.all}
                onClick={() => decideAll((now) => leftOut(now, toWork))}
              >
                {importTexts.leaveOutAll}
              </Button>
            )}
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">{importTexts.noneShown[view.filter]}</p>
      ) : (
        <ol
          ref={list}
          className={styles.list}
          style={{ '--digits': String(items.length).length }}
          aria-label={importTexts.review}
          aria-busy={isReading}
        >
          {shown.slice(0, length).map((item) => (
            <ReviewedQuestion
              key={item.at}
              item={item}
              imageUrl={answer.pictures[item.question.picture ?? '']}
              isOpen={view.openAt === item.at}
              {...{ quizId, useQuestionTimer }}
              format={answer.format}
              onLine={onLine}
              onOpen={view.setOpen}
              onClose={close}
              onDecide={(at, change) => onDecide((now) => decided(now, at, change))}
            />
          ))}
        </ol>
      )}
      <SkippedList skipped={answer.skipped} format={answer.format} onLine={onLine} />
    </ImportedPictures>
  );
}

const isIn: Readonly<Record<Filter, (item: Reviewed) => boolean>> = {
  all: () => true,
  work: ({ isLeftOut, problems }) => !isLeftOut && problems.length > 0,
  out: ({ isLeftOut }) => isLeftOut,
};

const countIn = (filter: Filter, { all, unfinished, leftOut: out }: ReviewCounts): number =>
  ({ all, work: unfinished, out })[filter];

const allAdded = (decisions: Decisions): Decisions =>
  allDecided(
    decisions,
    [...decisions.keys()].map((at) => [at, { isLeftOut: false }]),
  );

/** The visible part of the list, and the open question. The visible part stays while it is being edited. */
function useView(answer: ImportAnswer, items: readonly Reviewed[]) {
  const [view, setView] = useState(() => viewOf(answer, 'all', items));
  if (view.answer !== answer) setView(viewOf(answer, view.filter, items));
  return {
    filter: view.filter,
    openAt: view.openAt,
    shown: items.filter((item) => view.places.has(item.at) || isIn[view.filter](item)),
    setFilter: (filter: Filter) => setView(viewOf(answer, filter, items)),
    setOpen: (openAt: number | undefined) => setView((now) => ({ ...now, openAt })),
  };
}

interface View {
  readonly answer: ImportAnswer;
  readonly filter: Filter;
  readonly places: ReadonlySet<number>;
  readonly openAt: number | undefined;
}

const viewOf = (answer: ImportAnswer, filter: Filter, items: readonly Reviewed[]): View => ({
  ...{ answer, filter, openAt: undefined },
  places: new Set(items.filter(isIn[filter]).map(({ at }) => at)),
});

const AT_ONCE = 40;
const STEP = 120;

/** The number of rendered rows of a long list: a screenful immediately, the rest in idle time. */
function useGrowing(total: number, subject: string): number {
  const [grown, setGrown] = useState({ subject, length: AT_ONCE });
  const length = grown.subject === subject ? grown.length : AT_ONCE;
  useEffect(() => {
    if (length >= total) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ subject, length: length + STEP })), 16);
    return () => clearTimeout(timer);
  }, [length, total, subject]);
  return length;
}
