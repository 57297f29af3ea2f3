import type { Question } from '../../../../../shared/question/schema';
import type { EarlierMarks, QuizResults, ReviewedResult } from '../../../../../shared/results/schema';
import { useMay } from '../../../../colleagues/use-may';
import { trpc } from '../../../../platform/trpc';
import { trpcClient } from '../../../../platform/trpc-client';
import { findResult } from '../../../../rules/results/mark-state';
import { useMarking } from '../../use-marking';
import styles from './EvidenceLine.module.css';
import { evidenceTexts } from './evidence-texts';

interface EvidenceLineProps {
  results: QuizResults;
  question: Question;
}

/** The basis of a question's suggestions: earlier classes, the spot check, and the effect of the last mark. */
export function EvidenceLine({ results, question }: EvidenceLineProps) {
  const { _id } = question;
  const mayEdit = useMay('edit');
  const earlier = results.earlierMarks[_id];
  const reliance = results.reliance[_id];
  const rescored = results.rescored[_id];
  const answers = results.results.flatMap((student) => findResult(student, _id) ?? []);
  // Without a suggestion there is nothing to rely on, except a passed spot check.
  const isTold = reliance && (reliance.needs === 'nothing' || answers.some(isSuggested));
  const changed = rescored && evidenceTexts.rescored(rescored);
  if (!earlier && !isTold && !changed) return null;
  return (
    <ul className={styles.line} aria-label={evidenceTexts.label}>
      {earlier && mayEdit && (
        <li>
          <EarlierSwitch {...{ results, earlier }} questionId={_id} />
        </li>
      )}
      {earlier && !mayEdit && results.useEarlierMarks && <li>{evidenceTexts.earlier(earlier)}</li>}
      {isTold && (
        <li className={styles.reliance}>{evidenceTexts.reliance(reliance, waitingChecks(answers))}</li>
      )}
      {changed && <li>{changed}</li>}
    </ul>
  );
}

const isSuggested = ({ source, confidence }: ReviewedResult) =>
  (source === 'built-in' || source === 'ai') && confidence < 1;

/** The open checks; equal answers are one. */
const waitingChecks = (answers: readonly ReviewedResult[]): number =>
  new Set(
    answers.flatMap(({ needsReview, findings }) => (needsReview && findings?.check ? findings.group : [])),
  ).size;

interface EarlierSwitchProps {
  results: QuizResults;
  earlier: EarlierMarks;
  questionId: string;
}

/** Switches earlier classes' marks on or off. */
function EarlierSwitch({ results: { quizId, useEarlierMarks }, earlier, questionId }: EarlierSwitchProps) {
  const utils = trpc.useUtils();
  const { refuse } = useMarking();
  const { mutate } = trpc.evaluation.setMemory.useMutation({
    onMutate: (wanted) =>
      utils.results.toMark.setData(
        { quizId },
        (before) => before && { ...before, useEarlierMarks: wanted.useEarlierMarks },
      ),
    onError: () => refuse(evidenceTexts.switchFailed),
    onSettled: async () => {
      // Re-scoring follows; fetch its result once.
      await trpcClient.evaluation.rescored.query({ quizId, questionId }).catch(() => undefined);
      await utils.results.toMark.invalidate({ quizId });
    },
  });
  return (
    <label className={styles.earlier} title={evidenceTexts.earlierMore}>
      <input
        type="checkbox"
        className={styles.box}
        checked={useEarlierMarks}
        onChange={(event) => mutate({ quizId, useEarlierMarks: event.currentTarget.checked })}
      />
      {evidenceTexts.earlier(earlier)}
    </label>
  );
}
