import { trpc } from '../../../platform/trpc';
import { Loaded } from '../../../quiz-parts/Loaded';
import { Dialog } from '../../../ui/Dialog';
import { texts } from '../texts';
import styles from './TrashDialog.module.css';
import { TrashedQuiz } from './TrashedQuiz';

/** The teacher's deleted quizzes, the last deleted first. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const query = trpc.quizzes.trash.useQuery();
  return (
    <Dialog open onClose={onClose} title={texts.trash}>
      <Loaded query={query} failed={texts.trashFailed} shape={['5rem']}>
        {({ quizzes }) => (
          <>
            {quizzes.length === 0 && <p>{texts.trashEmpty}</p>}
            <ul className={styles.list}>
              {quizzes.map((quiz) => (
                <TrashedQuiz key={quiz.quizId} quiz={quiz} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
