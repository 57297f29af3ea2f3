import { RotateCcw } from 'lucide-react';
import type { Trash } from '../../../shared/quiz/schema';
import { actTexts } from '../../desk/acts/texts';
import lists from '../../desk/lists.module.css';
import { Loaded } from '../../loading/Loaded';
import { formatDate } from '../../platform/date-format';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { useToast } from '../../ui/Toaster';
import { type Column, useDataTable } from '../../ui/use-data-table';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import cardStyles from './QuizCard.module.css';
import listStyles from './QuizList.module.css';
import styles from './TrashView.module.css';
import { texts } from './texts';

type TrashedQuiz = Trash['quizzes'][number];

/** The trash, with final dates and Restore. */
export function TrashView() {
  const query = trpc.quizzes.trash.useQuery();
  return (
    <section aria-labelledby="trash" className={listStyles.section}>
      <h2 id="trash" className={listStyles.heading}>
        <VisuallyHidden>{texts.trash}</VisuallyHidden>
      </h2>
      <Loaded query={query} failed={texts.trashFailed} shape={['8rem']}>
        {({ quizzes }) =>
          quizzes.length === 0 ? <EmptyState title={texts.trashEmpty} /> : <TrashTable quizzes={quizzes} />
        }
      </Loaded>
    </section>
  );
}

function TrashTable({ quizzes }: { quizzes: readonly TrashedQuiz[] }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const restore = trpc.quizzes.restore.useMutation({
    onSuccess: async ({ title }) => {
      toast(actTexts.restored(title));
      await Promise.all([utils.quizzes.dashboard.invalidate(), utils.quizzes.trash.invalidate()]);
    },
  });
  const isBusy = ({ quizId }: TrashedQuiz) => restore.isPending && restore.variables.quizId === quizId;
  const button = (quiz: TrashedQuiz) => (
    <Button
      variant="secondary"
      busy={isBusy(quiz)}
      aria-label={texts.restoreQuiz(quiz.title)}
      onClick={() => restore.mutate({ quizId: quiz.quizId })}
    >
      <RotateCcw size={16} aria-hidden="true" /> {texts.restore}
    </Button>
  );
  const columns: readonly Column<TrashedQuiz>[] = [
    {
      id: 'title',
      head: 'Title',
      kind: 'name',
      className: styles.title,
      sortBy: ({ title }) => title,
      cell: ({ title }) => title,
    },
    {
      id: 'deleted',
      head: 'Deleted',
      isLargestFirst: true,
      sortBy: ({ deletedAt }) => deletedAt,
      cell: ({ deletedAt }) => formatDate(deletedAt),
    },
    { id: 'until', head: 'Deleted forever on', cell: ({ keptUntil }) => formatDate(keptUntil) },
    { id: 'submissions', head: 'Submissions', cell: ({ paperCount }) => paperCount },
    { id: 'restore', head: 'Restore', kind: 'action', cell: button },
  ];
  const table = useDataTable({ rows: quizzes, columns, rowId: ({ quizId }) => quizId });
  return (
    <>
      {restore.error && (
        <Banner tone="bad" role="alert" onDismiss={restore.reset}>
          {serverSentence(restore.error) ?? actTexts.restoreFailed}
        </Banner>
      )}
      <DataTable
        label={texts.trash}
        table={table}
        hasSortBar={false}
        cardsClassName={lists.cards}
        card={(quiz) => (
          <li className={cardStyles.item}>
            <div className={styles.card}>
              <div className="flex-1 min-w-0">
                <p className={styles.title} dir="auto">
                  {quiz.title}
                </p>
                <p className="text-muted text-xs">
                  {texts.deletedAt(formatDate(quiz.deletedAt), formatDate(quiz.keptUntil))} ·{' '}
                  {texts.submissions(quiz.paperCount)}
                </p>
              </div>
              {button(quiz)}
            </div>
          </li>
        )}
      />
    </>
  );
}
