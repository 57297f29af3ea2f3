import { Info, X } from 'lucide-react';
import { useState } from 'react';
import type { TakenQuiz } from '../../../shared/quiz/schema';
import { formatClock } from '../../../shared/timing/countdown';
import { IconButton } from '../../ui/Button';
import styles from './RuleStrip.module.css';
import { texts } from './texts';

interface RuleStripProps {
  quiz: TakenQuiz;
  tabChangeLimit: number;
}

/** The rules of this quiz, told before they matter; folds away. */
export function RuleStrip({ quiz, tabChangeLimit }: RuleStripProps) {
  const [folded, setFolded] = useState(false);
  if (folded) return null;
  return (
    <div className={styles.strip}>
      <Info className={styles.icon} size={18} aria-hidden="true" />
      <ul className={styles.rules}>
        {rulesOf({ quiz, tabChangeLimit }).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {!quiz.allowTabChange && <li className={styles.keys}>{texts.ruleKeys}</li>}
      </ul>
      <IconButton label={texts.fold} variant="ghost" className={styles.fold} onClick={() => setFolded(true)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function rulesOf({ quiz, tabChangeLimit }: RuleStripProps): string[] {
  const count = texts.ruleQuestions(quiz.questions.length);
  const time = quiz.useQuestionTimer
    ? [`${count}.`, texts.ruleQuestionTimers]
    : [`${count}, ${texts.ruleTotal(formatClock(quiz.totalTimeSeconds))}.`];
  const navigation = quiz.allowNavigation ? [] : [texts.ruleNavigationOff];
  return [...time, ...navigation, quiz.allowTabChange ? texts.ruleNoTabs : texts.ruleTabs(tabChangeLimit)];
}
