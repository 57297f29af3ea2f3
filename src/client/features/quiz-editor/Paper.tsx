import { Suspense, useEffect } from 'react';
import type { Quiz } from '../../../shared/quiz/schema';
import { prepared } from '../../platform/prepared';
import { poolRuns } from '../../rules/quiz/pool-runs';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import type { ListedQuestion } from './list-questions';
import styles from './Paper.module.css';
import { PaperQuestion } from './PaperQuestion';
import { PoolHead } from './pools/PoolHead';
import { texts } from './texts';
import type { QuestionActs } from './use-question-acts';
import type { Writing } from './writing/use-writing';

// Loaded after the paper, or with it if the address names a question.
const OpenQuestion = prepared(async () => (await import('./question/OpenQuestion')).OpenQuestion);
const CorrectedQuestion = prepared(
  async () => (await import('./correction/CorrectedQuestion')).CorrectedQuestion,
);
export const prepareEditors = () => Promise.all([OpenQuestion.prepare(), CorrectedQuestion.prepare()]);

interface PaperProps extends Pick<Writing, 'writing' | 'state'> {
  quiz: Quiz;
  questions: readonly ListedQuestion[];
  openId: string | undefined;
  useQuestionTimer: boolean;
  acts: QuestionActs;
  onPools: () => void;
  /** Validates and saves the whole quiz. */
  onSaveQuiz: () => Promise<void>;
  onImport: () => void;
}

/** The questions as printed, with the key; the open one is edited in place. */
export function Paper(props: PaperProps) {
  const { quiz, questions, openId, useQuestionTimer, acts, writing, state } = props;
  useEffect(() => void OpenQuestion.prepare(), []);
  if (questions.length === 0)
    return (
      <EmptyState
        title={texts.noQuestions}
        action={
          !quiz.hasStarted && (
            <Button variant="secondary" onClick={props.onImport}>
              {texts.importQuestions}
            </Button>
          )
        }
      >
        {texts.noQuestionsHint}
      </EmptyState>
    );
  const shownOf = (question: ListedQuestion) => {
    const { id } = question;
    if (id !== openId) {
      return <PaperQuestion key={id} {...{ question, useQuestionTimer }} onOpen={acts.open} />;
    }
    const key = `${id} ${state.replaced.get(id) ?? 0}`;
    const stored = quiz.questions.find(({ _id }) => _id === id);
    const shared = { quiz, question, useQuestionTimer, acts, writing, count: questions.length };
    return (
      <Suspense key={key} fallback={<Skeleton height="24rem" />}>
        {quiz.hasStarted && stored ? (
          <CorrectedQuestion.Screen {...shared} stored={stored} isUnsaved={state.queue.has(id)} />
        ) : (
          <OpenQuestion.Screen {...shared} onSaveQuiz={props.onSaveQuiz} />
        )}
      </Suspense>
    );
  };
  return (
    <ol className={styles.paper}>
      {poolRuns(questions, quiz.pools, ({ id }) => id).flatMap(({ id, pool, items }) => {
        const shown = items.map(shownOf);
        if (!pool) return shown;
        return (
          <li key={`pool ${id}`} className={styles.pool}>
            <PoolHead {...{ pool, quiz }} onChange={quiz.hasStarted ? undefined : props.onPools} />
            <ol className={styles.pooled}>{shown}</ol>
          </li>
        );
      })}
    </ol>
  );
}
