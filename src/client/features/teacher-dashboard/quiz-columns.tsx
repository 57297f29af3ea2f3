import { ChevronDown, Ellipsis } from 'lucide-react';
import { Link } from 'wouter';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { SharedMark } from '../../colleagues/SharedMark';
import lists from '../../desk/lists.module.css';
import { nextStepShown, openingPage, stageBadge, stepHref } from '../../desk/stage-texts';
import { nowMs } from '../../platform/clock';
import { formatDay } from '../../platform/date-format';
import { IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import type { Column } from '../../ui/use-data-table';
import cells from './QuizCells.module.css';
import styles from './QuizTable.module.css';
import { StageMark } from './StageMark';
import { texts } from './texts';

/** The actions of a row. */
export interface RowActs {
  readonly publish: (quiz: QuizRow) => void;
  readonly isPublishing: (quiz: QuizRow) => boolean;
  readonly openMenu: (quiz: QuizRow, button: HTMLElement) => void;
  readonly isMenuOpen: (quiz: QuizRow) => boolean;
  readonly toggleDetails: (quiz: QuizRow) => void;
  readonly areDetailsOpen: (quiz: QuizRow) => boolean;
}

const NOTHING = '–';

const CLASSES: Column<QuizRow> = {
  id: 'class',
  head: texts.class,
  className: styles.class,
  sortBy: ({ classNames }) => classesText(classNames) || null,
  cell: ({ classNames }) => classesText(classNames) || <Quiet>{NOTHING}</Quiet>,
};

/** The columns of the quizzes, with classes if any are assigned; sortable as the address allows. */
export const quizColumns = (acts: RowActs, hasClasses: boolean): readonly Column<QuizRow>[] => [
  {
    id: 'title',
    head: 'Title',
    kind: 'name',
    sortBy: ({ title }) => title,
    cell: (quiz) => <TitleCell quiz={quiz} acts={acts} />,
  },
  {
    id: 'state',
    head: 'State',
    sortBy: (quiz) => stageBadge(quiz).label,
    cell: (quiz) => <StageMark quiz={quiz} />,
  },
  ...(hasClasses ? [CLASSES] : []),
  {
    id: 'date',
    head: 'Date',
    isLargestFirst: true,
    className: styles.quiet,
    sortBy: ({ lastActivityAt }) => lastActivityAt,
    cell: ({ lastActivityAt }) => formatDay(lastActivityAt, nowMs()),
  },
  {
    id: 'submitted',
    head: 'Submitted',
    isLargestFirst: true,
    sortBy: (quiz) => (quiz.isPublished ? quiz.attemptedBy.length : null),
    cell: (quiz) => <SubmittedCell quiz={quiz} />,
  },
  {
    id: 'to-mark',
    head: 'To mark',
    isLargestFirst: true,
    className: styles.number,
    sortBy: ({ toReview }) => toReview || null,
    cell: ({ toReview }) =>
      toReview > 0 ? <span className={cells.waiting}>{toReview}</span> : <Quiet>{NOTHING}</Quiet>,
  },
  {
    id: 'mean',
    head: 'Mean',
    isLargestFirst: true,
    className: styles.number,
    sortBy: ({ meanPercent }) => meanPercent,
    cell: ({ meanPercent }) => meanText(meanPercent) ?? <Quiet>{NOTHING}</Quiet>,
  },
  {
    id: 'next',
    head: 'Next step',
    className: styles.next,
    cell: (quiz) => <NextStep quiz={quiz} acts={acts} />,
  },
  { id: 'more', head: 'More', kind: 'action', cell: (quiz) => <MoreButton quiz={quiz} acts={acts} /> },
];

export const classesText = (classNames: readonly string[]): string => classNames.join(', ');

export const meanText = (meanPercent: number | null) =>
  meanPercent === null ? null : `${Math.round(meanPercent)}%`;

const Quiet = ({ children }: { children: string }) => <span className={styles.quiet}>{children}</span>;

interface CellProps {
  quiz: QuizRow;
  acts: RowActs;
}

/** The link that covers the row, the folder, and the toggle of the details. */
function TitleCell({ quiz, acts }: CellProps) {
  const isOpen = acts.areDetailsOpen(quiz);
  return (
    <span className="flex items-center min-w-0 gap-2">
      <IconButton
        variant="ghost"
        label={texts.details(quiz.title)}
        aria-expanded={isOpen}
        className={styles.fold}
        onClick={() => acts.toggleDetails(quiz)}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </IconButton>
      <Link
        href={teacherPaths[openingPage(quiz)](quiz._id)}
        className={classNames(lists.open, styles.open)}
        data-quiz={quiz._id}
      >
        {quiz.title}
      </Link>
      {quiz.folder && <span className={styles.folder}>{quiz.folder}</span>}
      <SharedMark of={quiz} />
    </span>
  );
}

/** The expected number of submissions: the members of its classes, but never fewer than have started. */
export const expectedOf = ({ expectedCount, startedCount }: QuizRow): number =>
  Math.max(expectedCount ?? 0, startedCount);

function SubmittedCell({ quiz }: { quiz: QuizRow }) {
  const expected = expectedOf(quiz);
  const submitted = quiz.attemptedBy.length;
  if (!quiz.isPublished || expected === 0) return <Quiet>{NOTHING}</Quiet>;
  return (
    <span className={cells.submitted}>
      <span className={cells.track} aria-hidden="true" data-released={quiz.scoresReleased || undefined}>
        <span style={{ width: `${(100 * submitted) / expected}%` }} />
      </span>
      <span>
        <b>{submitted}</b> / {expected}
      </span>
    </span>
  );
}

/** The quiz's next step, taken here or on its page. */
export function NextStep({ quiz, acts }: CellProps) {
  const next = nextStepShown(quiz);
  if (!next) return null;
  if (next.step === 'publish') {
    return (
      <button
        type="button"
        className={cells.step}
        aria-busy={acts.isPublishing(quiz) || undefined}
        onClick={() => acts.publish(quiz)}
      >
        {next.label}
      </button>
    );
  }
  return (
    <Link
      href={stepHref(quiz._id, next)}
      className={cells.step}
      title={next.step === 'write' ? texts.questionsFirst : undefined}
    >
      {next.label}
    </Link>
  );
}

export function MoreButton({ quiz, acts }: CellProps) {
  return (
    <IconButton
      variant="ghost"
      label={texts.moreFor(quiz.title)}
      className={lists.more}
      aria-haspopup="menu"
      aria-expanded={acts.isMenuOpen(quiz)}
      onClick={(event) => acts.openMenu(quiz, event.currentTarget)}
    >
      <Ellipsis size={20} aria-hidden="true" />
    </IconButton>
  );
}
