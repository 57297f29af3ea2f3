import { useMemo, useState } from 'react';
import { LIVE_POLL_MS } from '../../../../shared/constants';
import type { LiveQuestion } from '../../../../shared/supervision/schema';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { usePolling } from '../../../platform/use-polling';
import { ToggleButton } from '../ToggleButton';
import { texts } from '../texts';
import styles from './AnswersPanel.module.css';
import { QuestionAnswers } from './QuestionAnswers';

/** The class's answers, question by question, live. The key is hidden at first: the class may see this page. */
export function AnswersPanel({ quizId }: { quizId: string }) {
  const [isKeyShown, showKey] = useState(false);
  const query = trpc.supervision.liveAnswers.useQuery(
    { quizId },
    usePolling(() => LIVE_POLL_MS),
  );
  const { data } = query;
  const shown = useMemo(
    () => (isKeyShown ? data?.questions : data?.questions.map(withoutKey)),
    [data, isKeyShown],
  );
  return (
    <section aria-labelledby="live-answers" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="live-answers" className={styles.title}>
          {texts.answersPerQuestion}
        </h2>
        <ToggleButton of="key" isOn={isKeyShown} onToggle={showKey} />
      </div>
      <Loaded
        query={{ ...query, data: shown }}
        failed={texts.answersFailed}
        lost={texts.answersLost}
        shape={['3rem', '3rem', '3rem', '3rem', '3rem']}
      >
        {(questions) => (
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

const withoutKey = (question: LiveQuestion): LiveQuestion => ({
  ...question,
  rightCount: null,
  isKeyDoubted: false,
  given: question.given.map((each) => ({ ...each, isKey: false })),
});
