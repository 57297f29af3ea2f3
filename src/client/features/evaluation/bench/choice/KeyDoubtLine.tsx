import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import type { QuizResults } from '../../../../../shared/results/schema';
import { useMay } from '../../../../colleagues/use-may';
import { trpc } from '../../../../platform/trpc';
import type { KeyAlarm } from '../../../../rules/results/key-alarms';
import { keyDoubt } from '../../../../rules/results/key-doubt';
import { Button } from '../../../../ui/Button';
import { alarmEvidence } from '../../alarm-evidence';
import { texts } from '../../texts';
import { useMarking } from '../../use-marking';
import { choiceTexts } from './choice-texts';
import { keyLettersOf, lettersOf } from './chosen';
import styles from './KeyDoubtLine.module.css';

interface KeyDoubtLineProps {
  results: QuizResults;
  question: ObjectiveQuestion;
  alarm: KeyAlarm;
  /** Opens the correction with the likely right answer. */
  onAsk: () => void;
}

/** The doubt beside the key; once dismissed, one quiet line to reopen it. */
export function KeyDoubtLine({ results, question, alarm, onAsk }: KeyDoubtLineProps) {
  const [isOpen, setOpen] = useState(false);
  const mayMark = useMay('mark');
  const mayEdit = useMay('edit');
  const dismiss = useDismissAlarm(results.quizId);
  const isDismissed = results.dismissedAlarms[question._id] === alarmEvidence(alarm);
  if (isDismissed && !isOpen) {
    return (
      <p className={styles.dismissed}>
        {choiceTexts.dismissed}{' '}
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {choiceTexts.showAgain}
        </Button>
      </p>
    );
  }
  const [answer, key] = [lettersOf(question, alarm.answer), keyLettersOf(question)];
  return (
    <div className={styles.doubt}>
      <TriangleAlert size={18} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        {mayEdit ? (
          <Button variant="ghost" className={styles.ask} onClick={onAsk}>
            {choiceTexts.keyDoubted}
          </Button>
        ) : (
          <strong>{choiceTexts.keyDoubted}</strong>
        )}{' '}
        {'strongest' in alarm
          ? choiceTexts.doubt(keyDoubt(results, question, alarm.answer), answer, key)
          : choiceTexts.rival(alarm, answer, key)}
      </p>
      {mayMark && !isDismissed && (
        <Button
          variant="ghost"
          className={styles.dismiss}
          onClick={() => {
            setOpen(false);
            dismiss(alarm);
          }}
        >
          {choiceTexts.dismiss}
        </Button>
      )}
    </div>
  );
}

/** Dismisses a doubt optimistically; it returns if refused. */
function useDismissAlarm(quizId: string) {
  const utils = trpc.useUtils();
  const { refuse } = useMarking();
  const { mutate } = trpc.evaluation.dismissAlarm.useMutation({
    onMutate: ({ questionId, evidence }) =>
      utils.results.toMark.setData(
        { quizId },
        (before) =>
          before && {
            ...before,
            dismissedAlarms: { ...before.dismissedAlarms, [questionId]: evidence },
          },
      ),
    onError: () => refuse(texts.dismissFailed),
    onSettled: () => utils.results.toMark.invalidate({ quizId }),
  });
  return (alarm: KeyAlarm) =>
    mutate({ quizId, questionId: alarm.questionId, evidence: alarmEvidence(alarm) });
}
