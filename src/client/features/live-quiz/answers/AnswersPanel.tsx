import { LIVE_POLL_MS } from '../../../../shared/constants';
import { trpc } from '../../../platform/trpc';
import { usePolling } from '../../../platform/use-polling';
import { Loaded } from '../../../quiz-parts/Loaded';
import { texts } from '../texts';
import styles from './AnswersPanel.module.css';
import { QuestionAnswers } from './QuestionAnswers';

/** The class's answers, question by question, live. */
export function AnswersPanel({ quizId }: { quizId: string }) {
  const query = trpc.supervision.liveAnswers.useQuery(
    { quizId },
    usePolling(() => LIVE_POLL_MS),
  );
  return (
    <section aria-labelledby="live-answers" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="live-answers" className={styles.title}>
          {texts.answersPerQuestion}
        </h2>
        <p className={styles.quiet}>{texts.keyMarked}</p>
      </div>
      <Loaded
        query={query}
        failed={texts.answersFailed}
        lost={texts.answersLost}
        shape={['3rem', '3rem', '3rem', '3rem', '3rem']}
      >
        {({ questions }) => (
          <ol className={styles.questions}>
            {questions.map((question, index) => (
              <QuestionAnswers key={question.questionId} number={index + 1} question={question} />
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}
