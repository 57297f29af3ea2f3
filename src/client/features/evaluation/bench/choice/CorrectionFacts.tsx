import type { ReactNode } from 'react';
import type { CorrectionPreview } from '../../../../../shared/marking/schema';
import type { QuizResults } from '../../../../../shared/results/schema';
import { correctionTexts } from '../../../../desk/correction/correction-texts';
import { correctionMeans, type MeanMove } from '../../../../rules/results/correction-means';
import styles from './CorrectionFacts.module.css';
import { choiceTexts as texts } from './choice-texts';

interface CorrectionFactsProps {
  results: QuizResults;
  questionId: string;
  preview: CorrectionPreview;
  isText: boolean;
}

/** The effect of a correction: the gains, the losses and the means. */
export function CorrectionFacts({ results, questionId, preview, isText }: CorrectionFactsProps) {
  const { gains, losses, unchangedCount, keptByTeacher, toReview } = preview;
  if (gains.length + losses.length + unchangedCount === 0) return <p>{correctionTexts.nobodyMarked}</p>;
  const means = correctionMeans(results, questionId, preview);
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={texts.gain(commonChange(gains))}>{gains.length}</Fact>
        <Fact name={texts.lose(commonChange(losses))}>{losses.length}</Fact>
        {means && (
          <>
            <Fact name={texts.meanOfQuestion}>
              <Move {...means.question} />
            </Fact>
            <Fact name={texts.meanOfQuiz}>
              <Move {...means.quiz} />
            </Fact>
          </>
        )}
      </dl>
      {keptByTeacher > 0 && <p className={styles.note}>{correctionTexts.kept(keptByTeacher)}</p>}
      {isText && preview.policy !== 'full' && <p className={styles.note}>{correctionTexts.textAgain}</p>}
      {toReview.length > 0 && <p className={styles.note}>{texts.toReview(toReview.length)}</p>}
    </>
  );
}

/** The common change of some students' marks, if there is one. */
function commonChange(changes: CorrectionPreview['gains']): number | undefined {
  const amounts = new Set(changes.map(({ before, after }) => Math.abs(after - before)));
  const [amount] = amounts;
  return amounts.size === 1 ? amount : undefined;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Move({ before, after }: MeanMove) {
  return (
    <>
      <span className={styles.before}>{before}%</span> → {after}%
    </>
  );
}
