import { FileInput, LibraryBig, Plus } from 'lucide-react';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useRef } from 'react';
import { counted } from '../../../shared/counted';
import type { Pool } from '../../../shared/quiz/pools-schema';
import { FormattedTexts, RichText } from '../../rich-text/RichText';
import { poolRuns } from '../../rules/quiz/pool-runs';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { DragHandle, useDragRow } from '../../ui/DragRow';
import dragRow from '../../ui/DragRow.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { firstWords, lackOf } from './lacks';
import { type ListedQuestion, totalMarks } from './list-questions';
import { stepOf } from './move-keys';
import styles from './Outline.module.css';
import { PoolsButton } from './pools/PoolsButton';
import { texts } from './texts';
import type { QuestionActs } from './use-question-acts';

// Loaded with the first selected question.
const SelectionBar = lazy(async () => ({ default: (await import('./SelectionBar')).SelectionBar }));

interface OutlineProps {
  questions: readonly ListedQuestion[];
  pools: readonly Pool[];
  openId: string | undefined;
  acts: QuestionActs;
  /** Whether students have started, which freezes the structure. */
  frozen: boolean;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onImport: () => void;
  onBank: () => void;
  onPools: () => void;
}

/** The questions in order, one line each, with marks or the first missing part; below, the buttons to add one. */
export function Outline(props: OutlineProps) {
  const { questions, pools, openId, acts, frozen, title, heading } = props;
  const marks = totalMarks(questions, pools);
  const rowOf = (question: ListedQuestion) => (
    <OutlineRow
      key={question.id}
      {...{ question, acts }}
      isOpen={question.id === openId}
      fixed={frozen || questions.length === 1}
    />
  );
  return (
    <nav className={styles.outline} aria-label={texts.outline}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <span className={styles.total}>{marks > 0 && counted(marks, 'mark')}</span>
      </div>
      <ol className={styles.list}>
        {poolRuns(questions, pools, ({ id }) => id).flatMap(({ id, pool, items }) => {
          const rows = items.map(rowOf);
          if (!pool) return rows;
          return (
            <li key={`pool ${id}`} className={styles.pool}>
              <p className={styles.drawn} title={pool.name}>
                {texts.drawn(pool.draw, pool.questionIds.length)}
              </p>
              <ol className={styles.pooled}>{rows}</ol>
            </li>
          );
        })}
      </ol>
      {!frozen && acts.selection.selected.length > 0 && (
        <Suspense>
          <SelectionBar acts={acts} />
        </Suspense>
      )}
      {!frozen && (
        <div className={styles.add} data-dock="tools">
          <Button variant="secondary" className={styles.button} onClick={acts.add}>
            <Plus size={16} aria-hidden="true" /> Add Question
          </Button>
          <Button
            variant="secondary"
            className={styles.button}
            aria-label={texts.importQuestions}
            title={texts.importQuestions}
            onClick={props.onImport}
          >
            <FileInput size={16} aria-hidden="true" />
            <span className={styles.label}>{texts.importQuestions}</span>
          </Button>
          <Button
            variant="secondary"
            className={styles.button}
            aria-label={texts.fromBank}
            title={texts.fromBank}
            onClick={props.onBank}
          >
            <LibraryBig size={16} aria-hidden="true" />
            <span className={styles.label}>{texts.fromBank}</span>
          </Button>
          {(questions.length > 1 || pools.length > 0) && (
            <PoolsButton className={styles.button} labelClassName={styles.label} onClick={props.onPools} />
          )}
        </div>
      )}
    </nav>
  );
}

interface OutlineRowProps {
  question: ListedQuestion;
  isOpen: boolean;
  fixed: boolean;
  acts: QuestionActs;
}

/** A click opens it; with Shift or Ctrl, and on its box, it is selected. */
function OutlineRow({ question, isOpen, fixed, acts }: OutlineRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { id, number, form } = question;
  const { dragging, edge } = useDragRow({
    ...{ row, handle, list: 'questions', index: number - 1, disabled: fixed },
    onMove: (to) => acts.drop(id, to),
  });
  const lack = lackOf(question);
  const { selected, toggle, clear } = acts.selection;
  const isSelected = selected.includes(id);
  const canSelect = !fixed && !question.isUntouched;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step !== undefined) acts.step(id, step);
    else if (event.key === 'Escape') clear();
  };
  return (
    <li
      ref={row}
      className={classNames(dragRow.row, styles.row, dragging && dragRow.dragging)}
      data-drop={edge}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-selecting={selected.length > 0 || undefined}
    >
      <DragHandle ref={handle} disabled={fixed} />
      {canSelect && (
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={texts.select(number)}
          checked={isSelected}
          onChange={() => undefined}
          onClick={(event) => toggle(id, event.shiftKey)}
          onKeyDown={onKeyDown}
        />
      )}
      <button
        type="button"
        className={styles.line}
        aria-current={isOpen || undefined}
        onClick={(event) => {
          const isSelecting = event.shiftKey || event.ctrlKey || event.metaKey;
          if (canSelect && isSelecting) toggle(id, event.shiftKey);
          else acts.open(id);
        }}
        onKeyDown={onKeyDown}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.asked} title={firstWords(question)}>
          {lack === undefined ? (
            <FormattedTexts of={{ format: form.format, formatted: question.formatted }}>
              <RichText text={form.text.trim() || firstWords(question)} className={styles.words} isLine />
            </FormattedTexts>
          ) : (
            <span className={styles.words} data-lacks="">
              {lack}
            </span>
          )}
        </span>
        <span className={styles.marks}>
          {form.maximumMarks}
          <VisuallyHidden> {form.maximumMarks === '1' ? 'mark' : 'marks'}</VisuallyHidden>
        </span>
      </button>
    </li>
  );
}
