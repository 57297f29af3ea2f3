import { useMemo } from 'react';
import type { DeletedQuiz } from '../../../../shared/operator/school';
import { Loaded } from '../../../loading/Loaded';
import { formatDate } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { Column } from '../../../ui/use-data-table';
import { ActFailure, useAct } from '../lists/acts';
import { SchoolTable } from '../lists/SchoolTable';
import styles from '../OperatorPage.module.css';

const texts = {
  about:
    'Quizzes that teachers deleted in the last 30 days, with all attempts and marks. Teachers can restore their own as well.',
  quizzes: 'Deleted quizzes',
  title: 'Quiz',
  teacher: 'Teacher',
  deleted: 'Deleted',
  until: 'Kept until',
  acts: 'Acts',
  restore: 'Restore',
  restoreQuiz: (title: string) => `Restore ${title}`,
  restored: (title: string, email: string) => `“${title}” is back for ${email}.`,
  none: 'Nothing was deleted',
  failed: 'The trash could not be loaded.',
} as const;

/** The content of the teachers' trash, with Restore. */
export function TrashSection() {
  const query = trpc.operator.deletedQuizzes.useQuery();
  const { mutateAsync } = trpc.operator.restoreQuiz.useMutation();
  const { act, failure, dismissFailure } = useAct();
  const columns = useMemo(
    (): Column<DeletedQuiz>[] => [
      { id: 'title', head: texts.title, kind: 'name', cell: ({ title }) => <b dir="auto">{title}</b> },
      { id: 'teacher', head: texts.teacher, cell: ({ email }) => email },
      { id: 'deleted', head: texts.deleted, cell: ({ deletedAt }) => formatDate(deletedAt) },
      { id: 'until', head: texts.until, cell: ({ keptUntil }) => formatDate(keptUntil) },
      {
        id: 'acts',
        head: texts.acts,
        kind: 'action',
        cell: ({ _id: quizId, title }) => (
          <Button
            variant="secondary"
            aria-label={texts.restoreQuiz(title)}
            onClick={() =>
              void act(
                () => mutateAsync({ quizId }),
                (restored) => texts.restored(restored.title, restored.email),
              )
            }
          >
            {texts.restore}
          </Button>
        ),
      },
    ],
    [act, mutateAsync],
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className={styles.about}>{texts.about}</p>
      <ActFailure act={{ failure, dismissFailure }} />
      <Loaded query={query} failed={texts.failed} shape={['2rem', '8rem']}>
        {({ quizzes }) =>
          quizzes.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <SchoolTable label={texts.quizzes} rows={quizzes} columns={columns} rowId={({ _id }) => _id} />
          )
        }
      </Loaded>
    </div>
  );
}
