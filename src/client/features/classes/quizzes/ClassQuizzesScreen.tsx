import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { SchoolClass } from '../../../../shared/classes/schema';
import type { QuizRow } from '../../../../shared/quiz/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import lists from '../../../desk/lists.module.css';
import { nextStepShown, openingPage, stageBadge, stepHref } from '../../../desk/stage-texts';
import { Loaded } from '../../../loading/Loaded';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import { TabHead } from '../frame/TabHead';
import members from '../members/Members.module.css';
import { texts as classTexts } from '../texts';
import styles from './ClassQuizzesScreen.module.css';

const UseAgainDialog = lazy(async () => ({
  default: (await import('../../../desk/use-again/UseAgainDialog')).UseAgainDialog,
}));

const texts = {
  title: 'Title',
  state: 'State',
  opens: 'Opens',
  closes: 'Closes',
  submitted: 'Submitted',
  next: 'Next',
  none: 'No quizzes yet',
  noneMore: 'A quiz appears here once it is assigned to the class.',
  useAgain: 'Use again in another class…',
  submittedCount: (count: number) => `${count} submitted`,
} as const;

/** A quiz of the class, with its dashboard row if the reader may open it. */
type Listed = SchoolClass['quizzes'][number] & { readonly quiz: QuizRow | undefined };

/** The quizzes of a class, each with its state and its next step. */
export function ClassQuizzesScreen({ classId }: { classId: string }) {
  const query = trpc.classes.get.useQuery({ classId });
  useDocumentTitle(classTexts.tabTitle('quizzes', query.data?.name));
  const [isReusing, setReusing] = useState(false);
  const seen = query.data?.quizzes.filter(({ right }) => right !== null) ?? [];
  return (
    <>
      <TabHead
        title={classTexts.tabs.quizzes}
        actions={
          seen.length > 0 && (
            <Button variant="secondary" onClick={() => setReusing(true)}>
              {texts.useAgain}
            </Button>
          )
        }
      />
      <Loaded query={query} failed={classTexts.classFailed} shape={['2rem', '12rem']}>
        {({ quizzes }) =>
          quizzes.length === 0 ? (
            <EmptyState title={texts.none}>{texts.noneMore}</EmptyState>
          ) : (
            <QuizTable quizzes={quizzes} />
          )
        }
      </Loaded>
      <Suspense>
        {isReusing && (
          <UseAgainDialog
            quizzes={seen}
            isFormer={({ _id }) => _id === classId}
            onClose={() => setReusing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function QuizTable({ quizzes }: Pick<SchoolClass, 'quizzes'>) {
  const desk = trpc.quizzes.dashboard.useQuery().data;
  const rows = useMemo(() => {
    const byId = new Map(desk?.quizzes.map((quiz) => [quiz._id, quiz]));
    return quizzes.map((listed): Listed => ({ ...listed, quiz: byId.get(listed.quizId) }));
  }, [quizzes, desk]);
  const table = useDataTable({ rows, columns: COLUMNS, rowId: ({ quizId }) => quizId });
  return (
    <DataTable
      label={classTexts.tabs.quizzes}
      table={table}
      className={classNames(lists.table, members.table)}
      cardsClassName={lists.cards}
      hasSortBar={false}
      card={(row) => <QuizCard row={row} />}
    />
  );
}

const when = (at: number | null) => (at === null ? '–' : formatDateTime(at));

const COLUMNS: readonly Column<Listed>[] = [
  {
    ...{ id: 'title', head: texts.title, kind: 'name' },
    sortBy: ({ title }) => title,
    cell: (row) => <Title row={row} />,
  },
  { id: 'state', head: texts.state, cell: ({ quiz }) => quiz && <State quiz={quiz} /> },
  {
    ...{ id: 'opens', head: texts.opens, isLargestFirst: true },
    sortBy: ({ opensAt }) => opensAt,
    cell: ({ opensAt }) => when(opensAt),
  },
  {
    ...{ id: 'closes', head: texts.closes, isLargestFirst: true },
    sortBy: ({ closesAt }) => closesAt,
    cell: ({ closesAt }) => when(closesAt),
  },
  {
    ...{ id: 'submitted', head: texts.submitted, isLargestFirst: true, className: members.count },
    sortBy: ({ submittedCount }) => submittedCount,
    cell: ({ submittedCount }) => submittedCount,
  },
  { id: 'next', head: texts.next, cell: ({ quiz }) => quiz && <Next quiz={quiz} /> },
];

/** The title, linked if the reader may open the quiz. */
function Title({ row: { quizId, title, right, quiz } }: { row: Listed }) {
  if (right === null) return <span dir="auto">{title}</span>;
  const page = quiz ? openingPage(quiz) : 'assign';
  return (
    <Link href={teacherPaths[page](quizId)} className={styles.quiz} dir="auto">
      {title}
    </Link>
  );
}

function State({ quiz }: { quiz: QuizRow }) {
  const { tone, label } = stageBadge(quiz);
  return <Badge tone={tone}>{label}</Badge>;
}

function Next({ quiz }: { quiz: QuizRow }) {
  const next = nextStepShown(quiz);
  return next && <Link href={stepHref(quiz._id, next)}>{next.label}</Link>;
}

/** A quiz in two lines, for a phone. */
function QuizCard({ row }: { row: Listed }) {
  return (
    <li className={lists.card}>
      <div className="flex-1 min-w-0 break-anywhere">
        <Title row={row} />
        <p className="text-muted text-xs">
          {[...(row.quiz ? [stageBadge(row.quiz).label] : []), texts.submittedCount(row.submittedCount)].join(
            ' · ',
          )}
        </p>
      </div>
      {row.quiz && (
        <span className={styles.next}>
          <Next quiz={row.quiz} />
        </span>
      )}
    </li>
  );
}
