import { Info, X } from 'lucide-react';
import { useState } from 'react';
import type { TakenQuiz } from '../../../shared/quiz/schema';
import { formatClock } from '../../../shared/timing/countdown';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { IconButton } from '../../ui/Button';
import styles from './RuleStrip.module.css';
import { texts } from './texts';

/** The rules of this quiz, told with the first question, before they matter. */
export function RuleStrip({ source }: { source: SessionSource }) {
  const isFirst = useSession(source, ({ currentQuestionIndex }) => currentQuestionIndex === 0);
  return isFirst && <FoldingRules source={source} />;
}

function FoldingRules({ source }: { source: SessionSource }) {
  const quiz = useSession(source, (session) => session.quiz);
  const tabChangeLimit = useSession(source, ({ attempt }) => attempt.tabChangeLimit);
  const [folded, setFolded] = useState(false);
  if (folded) return null;
  return (
    <div className={styles.strip}>
      <Info className={styles.icon} size={18} aria-hidden="true" />
      <ul className={styles.rules}>
        {rulesOf(quiz, tabChangeLimit).map((rule) => (
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

function rulesOf(quiz: TakenQuiz, tabChangeLimit: number): string[] {
  const count = texts.ruleQuestions(quiz.questions.length);
  const time = quiz.useQuestionTimer
    ? [`${count}.`, texts.ruleQuestionTimers]
    : [`${count}, ${texts.ruleTotal(formatClock(quiz.totalTimeSeconds))}.`];
  const navigation = quiz.allowNavigation ? [] : [texts.ruleNavigationOff];
  return [...time, ...navigation, quiz.allowTabChange ? texts.ruleNoTabs : texts.ruleTabs(tabChangeLimit)];
}
