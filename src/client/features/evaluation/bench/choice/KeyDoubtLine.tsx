import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ObjectiveQuestion } from '../../../../../shared/question-types/marking-kinds';
import { keyDoubt } from '../../../../../shared/results/key-doubt';
import type { QuizResults } from '../../../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../../../shared/results/wrong-key';
import { useMay } from '../../../../quiz-parts/use-may';
import { Button } from '../../../../ui/Button';
import { alarmEvidence } from '../../alarms/alarm-evidence';
import { useDismissAlarm } from '../../alarms/use-dismiss-alarm';
import { choiceTexts as texts } from './choice-texts';
import { keyLettersOf, lettersOf } from './chosen';
import styles from './KeyDoubtLine.module.css';

interface KeyDoubtLineProps {
  results: QuizResults;
  question: ObjectiveQuestion;
  alarm: WrongKeyAlarm;
}

/** What speaks against the key, where the key is seen; dismissed, one quiet line that can be opened again. */
export function KeyDoubtLine({ results, question, alarm }: KeyDoubtLineProps) {
  const [isOpen, setOpen] = useState(false);
  const mayMark = useMay('mark');
  const dismiss = useDismissAlarm(results.quizId);
  const isDismissed = results.dismissedAlarms[question._id] === alarmEvidence(alarm);
  if (isDismissed && !isOpen) {
    return (
      <p className={styles.dismissed}>
        {texts.dismissed}{' '}
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {texts.showAgain}
        </Button>
      </p>
    );
  }
  const doubt = keyDoubt(results, question, alarm.answer);
  const key = keyLettersOf(question);
  return (
    <div className={styles.doubt}>
      <TriangleAlert size={18} aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        <strong>{texts.keyDoubted}</strong> {texts.doubt(doubt, lettersOf(question, alarm.answer), key)}
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
          {texts.dismiss}
        </Button>
      )}
    </div>
  );
}
