import { trpc } from '../../../platform/trpc';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import { texts } from '../texts';
import styles from './TrashDialog.module.css';
import { TrashedQuiz } from './TrashedQuiz';

/** The teacher's deleted quizzes, the last deleted first. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const query = trpc.quizzes.trash.useQuery();
  const { data } = query;
  return (
    <Dialog open onClose={onClose} title={texts.trash}>
      {data ? (
        <>
          {data.quizzes.length === 0 && <p>{texts.trashEmpty}</p>}
          <ul className={styles.list}>
            {data.quizzes.map((quiz) => (
              <TrashedQuiz key={quiz.quizId} quiz={quiz} />
            ))}
          </ul>
        </>
      ) : query.isError ? (
        <ErrorState message={texts.trashFailed} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Dialog>
  );
}
