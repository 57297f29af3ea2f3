import { useMemo, useState } from 'react';
import { objectiveMarkingOf } from '../../../../../shared/question-types/marking';
import type { ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import type { QuizResults } from '../../../../../shared/results/schema';
import { useMay } from '../../../../colleagues/use-may';
import { plainWords } from '../../../../rich-text/plain-words';
import type { KeyAlarm } from '../../../../rules/results/key-alarms';
import { optionCounts } from '../../../../rules/results/option-counts';
import { SecondLooks } from '../appeals/SecondLooks';
import bench from '../QuestionBench.module.css';
import { QuestionHead } from '../QuestionHead';
import styles from './ChoiceBench.module.css';
import { ChoiceKeys } from './ChoiceKeys';
import { ChoicePanel } from './ChoicePanel';
import { choiceTexts as texts } from './choice-texts';
import { allChosen } from './chosen';
import { useChosenMarks } from './chosen-marks';
import { CorrectButton, KeyPane } from './KeyPane';
import { keyOptionsOf } from './key-draft';
import { OptionMarks } from './OptionMarks';
import { type UndoFirst, useKeyCorrection } from './use-key-correction';

interface ChoiceBenchProps {
  results: QuizResults;
  question: ObjectiveQuestion;
  /** The doubt about its key, if any. */
  alarm: KeyAlarm | undefined;
  undoFirst: UndoFirst;
}

/** An objectively marked question: the choices as bars, and the correction of its key. */
export function ChoiceBench({ results, question, alarm, undoFirst }: ChoiceBenchProps) {
  const counts = useMemo(() => optionCounts(results, question), [results, question]);
  const [selectedId, setSelectedId] = useState<string>();
  const chosen = allChosen(question, counts).find(({ id }) => id === selectedId);
  const correcting = useKeyCorrection(results, question, undoFirst);
  const marking = useChosenMarks(question._id);
  const mayEdit = useMay('edit');

  const select = (id: string) => {
    correcting.setDraft(undefined);
    setSelectedId(id === selectedId ? undefined : id);
  };
  return (
    <>
      {mayEdit && <ChoiceKeys question={question} onOption={correcting.choose} onCorrect={correcting.open} />}
      <section className={bench.answers} aria-label={plainWords(question)}>
        <QuestionHead
          results={results}
          question={question}
          aside={
            <div className={styles.state}>
              {counts.meanPercent !== null && <p className={styles.mean}>{texts.mean(counts.meanPercent)}</p>}
              {mayEdit && <CorrectButton correcting={correcting}>{texts.correctKey}</CorrectButton>}
            </div>
          }
        />
        <ChoicePanel
          {...{ results, question, counts, alarm, selectedId }}
          onSelect={select}
          onAsk={(answer) => correcting.ask(objectiveMarkingOf(question).keyedBy(question, answer))}
        />
      </section>
      <aside className={bench.detail} aria-label={texts.detail}>
        <SecondLooks results={results} questionId={question._id} />
        <KeyPane {...{ results, question, correcting }}>
          {chosen ? (
            <OptionMarks
              key={chosen.id}
              {...{ results, question, chosen, marking }}
              onAccept={correcting.propose}
              onClose={() => setSelectedId(undefined)}
            />
          ) : (
            <p className={styles.hint}>
              {keyOptionsOf(question).length > 0 ? texts.pickOption : texts.pickValue}
            </p>
          )}
        </KeyPane>
      </aside>
    </>
  );
}
