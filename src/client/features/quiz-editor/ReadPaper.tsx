import type { Quiz } from '../../../shared/quiz/schema';
import { ReadOnlyLine } from '../../colleagues/ReadOnlyLine';
import { ownerName, readOnlyTexts } from '../../colleagues/right-texts';
import { useDocumentTitle } from '../../platform/use-document-title';
import { poolRuns } from '../../rules/quiz/pool-runs';
import { EmptyState } from '../../ui/EmptyState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { listQuestions } from './list-questions';
import paper from './Paper.module.css';
import { PaperQuestion } from './PaperQuestion';
import { PoolHead } from './pools/PoolHead';
import styles from './ReadPaper.module.css';
import { texts } from './texts';
import { nothingWritten } from './writing/writing-state';

/** The questions with their key as printed, read-only. */
export function ReadPaper({ quiz }: { quiz: Quiz }) {
  useDocumentTitle(texts.questionsOf(quiz.title));
  const { useQuestionTimer } = quiz;
  const questions = listQuestions(quiz, nothingWritten, { useQuestionTimer, openId: undefined });
  return (
    <div className={styles.read}>
      <h2>
        <VisuallyHidden>{texts.outline}</VisuallyHidden>
      </h2>
      <ReadOnlyLine>{readOnlyTexts.questions(ownerName(quiz))}</ReadOnlyLine>
      {questions.length === 0 && <EmptyState title={texts.noQuestions} />}
      {questions.length > 0 && (
        <ol className={paper.paper}>
          {poolRuns(questions, quiz.pools, ({ id }) => id).flatMap(({ id, pool, items }) => {
            const shown = items.map((question) => (
              <PaperQuestion key={question.id} {...{ question, useQuestionTimer }} />
            ));
            if (!pool) return shown;
            return (
              <li key={`pool ${id}`} className={paper.pool}>
                <PoolHead {...{ pool, quiz }} onChange={undefined} />
                <ol className={paper.pooled}>{shown}</ol>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
