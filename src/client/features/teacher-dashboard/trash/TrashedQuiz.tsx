import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Trash } from '../../../../shared/quiz/schema';
import { formatDate } from '../../../platform/date-format';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/Toaster';
import { texts } from '../texts';
import styles from './TrashDialog.module.css';

/** One deleted quiz, with the way back. */
export function TrashedQuiz({ quiz }: { quiz: Trash['quizzes'][number] }) {
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
          {texts.deletedAt(formatDate(deletedAt), formatDate(keptUntil))} · {texts.papers(paperCount)}
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
