import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Trash } from '../../../shared/quiz/schema';
import { formatDate } from '../../platform/date-format';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { Loaded } from '../../quiz-parts/Loaded';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useToast } from '../../ui/Toaster';
import styles from './TrashDialog.module.css';
import { texts } from './texts';

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

/** One deleted quiz, with the way back. */
function TrashedQuiz({ quiz }: { quiz: Trash['quizzes'][number] }) {
  const { quizId, title, deletedAt, keptUntil, paperCount } = quiz;
  const [failure, setFailure] = useState<string | undefined>();
  const utils = trpc.useUtils();
  const toast = useToast();
  const restore = trpc.quizzes.restore.useMutation({
    onMutate: () => setFailure(undefined),
    onSuccess: async (restored) => {
      toast(texts.restored(restored.title));
      await Promise.all([utils.quizzes.dashboard.invalidate(), utils.quizzes.trash.invalidate()]);
    },
    onError: (error) => setFailure(serverSentence(error) ?? texts.restoreFailed),
  });
  return (
    <li className={styles.quiz}>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        <p className={styles.when}>
          {texts.deletedAt(formatDate(deletedAt), formatDate(keptUntil))} · {texts.submissions(paperCount)}
        </p>
      </div>
      <Button
        variant="secondary"
        busy={restore.isPending}
        aria-label={texts.restoreQuiz(title)}
        onClick={() => restore.mutate({ quizId })}
      >
        <RotateCcw size={18} aria-hidden="true" /> {texts.restore}
      </Button>
      {failure && (
        <Banner tone="bad" role="alert" className={styles.failure}>
          {failure}
        </Banner>
      )}
    </li>
  );
}
