import { Check } from 'lucide-react';
import type { Answer } from '../../../../../shared/answer/answer';
import { questionTypeOf } from '../../../../../shared/question-types/registry';
import { isAnsweredBy, type ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import type { QuizResults } from '../../../../../shared/results/schema';
import type { KeyAlarm } from '../../../../rules/results/key-alarms';
import type { OptionCounts } from '../../../../rules/results/option-counts';
import { CorrectAnswer } from '../../AnswerText';
import styles from './ChoicePanel.module.css';
import { Combinations } from './Combinations';
import { choiceTexts as texts } from './choice-texts';
import { isTakenTogether } from './chosen';
import { KeyDoubtLine } from './KeyDoubtLine';
import { OptionTable } from './OptionTable';

interface ChoicePanelProps {
  results: QuizResults;
  question: ObjectiveQuestion;
  counts: OptionCounts;
  /** The doubt about the key, if any. */
  alarm: KeyAlarm | undefined;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Asks whether an answer should be the key. */
  onAsk: (answer: Answer) => void;
}

/** The choices with the key marked; a slider's values on its scale, multiple choice also by combination. */
export function ChoicePanel({ results, question, counts, alarm, onAsk, ...selection }: ChoicePanelProps) {
  const key = questionTypeOf(question).keyText(question);
  const isKeyInRows = isTakenTogether(question, counts) || counts.options.some(({ label }) => label === key);
  return (
    <div className={styles.panel}>
      {alarm && <KeyDoubtLine {...{ results, question, alarm }} onAsk={() => onAsk(alarm.answer)} />}
      {isAnsweredBy(question, 'value') && <ValueStrip question={question} options={counts.options} />}
      {!isKeyInRows && (
        <div className={styles.key}>
          {texts.key}: <CorrectAnswer question={question} />
        </div>
      )}
      <OptionTable
        {...{ question, counts, ...selection }}
        number={results.questions.indexOf(question) + 1}
        doubted={alarm?.answer}
      />
      {isTakenTogether(question, counts) && counts.combinations.length > 0 && (
        <Combinations {...{ results, question, ...selection }} combinations={counts.combinations} />
      )}
    </div>
  );
}

interface ValueStripProps {
  question: { readonly min: number; readonly max: number };
  options: OptionCounts['options'];
}

/** The values on the scale as a histogram; the rows below have the same numbers. */
function ValueStrip({ question: { min, max }, options }: ValueStripProps) {
  const most = Math.max(...options.map(({ studentIds }) => studentIds.length), 1);
  const placeOf = (value: number) => (max > min ? (100 * (value - min)) / (max - min) : 0);
  return (
    <div className={styles.strip} aria-hidden="true">
      <div className={styles.plot}>
        {options.map(({ label, isKey, studentIds }) => (
          <span
            key={label}
            className={isKey ? styles.right : styles.value}
            style={{ left: `${placeOf(Number(label))}%`, height: `${(100 * studentIds.length) / most}%` }}
          >
            {isKey && <Check className={styles.mark} size={12} strokeWidth={3} />}
          </span>
        ))}
      </div>
      <div className={styles.scale}>
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </div>
  );
}
