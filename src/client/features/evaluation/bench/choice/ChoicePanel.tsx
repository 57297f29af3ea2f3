import type { ObjectiveQuestion } from '../../../../../shared/question-types/marking-kinds';
import { questionTypeOf } from '../../../../../shared/question-types/registry';
import type { OptionCounts } from '../../../../../shared/results/option-counts';
import type { QuizResults } from '../../../../../shared/results/schema';
import type { WrongKeyAlarm } from '../../../../../shared/results/wrong-key';
import { CorrectAnswer } from '../../AnswerText';
import styles from './ChoicePanel.module.css';
import { Combinations } from './Combinations';
import { choiceTexts as texts } from './choice-texts';
import { isTakenTogether } from './chosen';
import { KeyDoubtLine } from './KeyDoubtLine';
import { OptionTable } from './OptionTable';
import { ValueStrip } from './ValueStrip';

interface ChoicePanelProps {
  results: QuizResults;
  question: ObjectiveQuestion;
  counts: OptionCounts;
  /** What speaks against the key, if anything. */
  alarm: WrongKeyAlarm | undefined;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** Who chose what, with the key on it; of a slider where on the scale, of several choices also what was chosen together. */
export function ChoicePanel({ results, question, counts, alarm, ...selection }: ChoicePanelProps) {
  const key = questionTypeOf(question).keyText(question);
  const isKeyInRows = isTakenTogether(question, counts) || counts.options.some(({ label }) => label === key);
  return (
    <div className={styles.panel}>
      {alarm && <KeyDoubtLine results={results} question={question} alarm={alarm} />}
      {question.type === 'slider' && <ValueStrip question={question} options={counts.options} />}
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
