import { useQuery } from '@tanstack/react-query';
import type { SharedQuiz } from '../../../shared/quiz/schema';
import { trpcClient } from '../../platform/trpc-client';
import styles from './JoinBox.module.css';
import { texts } from './texts';

/** What awaits the student, as soon as the ID is known: the limit is told before the start. */
export function JoinPreview({ shareId }: { shareId: string }) {
  // A wrong ID is told by joining, not while it is being typed.
  const { data } = useQuery({
    queryKey: ['shared-quiz', shareId],
    queryFn: () => trpcClient.quizzes.getShared.query({ shareId }),
    retry: false,
  });
  return (
    <p className={styles.hint} role="status">
      {data ? (
        <>
          <strong>{data.title}</strong> · {texts.preview(factsOf(data))}
        </>
      ) : (
        texts.joinHint
      )}
    </p>
  );
}

const factsOf = (quiz: SharedQuiz): string[] => [
  texts.previewQuestions(quiz.questions.length),
  quiz.useQuestionTimer
    ? texts.previewQuestionTimers
    : texts.previewMinutes(Math.max(1, Math.round(quiz.totalTimeSeconds / 60))),
  ...(quiz.allowTabChange ? [] : [texts.previewTabs]),
];
