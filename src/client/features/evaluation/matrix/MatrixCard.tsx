import { Check, Minus } from 'lucide-react';
import type { Question } from '../../../../shared/question/schema';
import type { QuizResults } from '../../../../shared/results/schema';
import { showingOf } from '../../../question-types/showing';
import { findResult } from '../../../rules/results/mark-state';
import type { MatrixRow } from '../../../rules/results/matrix';
import { wasAsked } from '../../../rules/results/was-asked';
import { classNames } from '../../../ui/class-names';
import { AnswerText } from '../AnswerText';
import { marksLabel } from '../bench-texts';
import { Kbd } from '../Kbd';
import { MarkOrigin } from '../MarkOrigin';
import styles from './MatrixCard.module.css';
import { matrixTexts } from './matrix-texts';

interface MatrixCardProps {
  results: QuizResults;
  row: MatrixRow;
  question: Question;
  /** The cell, which the card must not cover. */
  beside: DOMRect;
}

const WIDTH_PX = 388;
const GAP_PX = 6;

/** One answer in full beside its cell, shown on hover and focus. */
export function MatrixCard({ results, row: { student, label }, question, beside }: MatrixCardProps) {
  const result = findResult(student, question._id);
  const number = results.questions.indexOf(question) + 1;
  const rubric = (result?.rubricItemIds && results.rubrics[question._id]) || [];
  return (
    <div className={styles.card} style={placeOf(beside)} aria-hidden="true" data-card>
      <p className={styles.head}>
        <b dir="auto">{label}</b>
        <span className="flex-none text-muted text-xs">
          {matrixTexts.about(number, showingOf(question).label)}
        </span>
        {result && (
          <span className={styles.marks}>
            <b>{marksLabel(result.score)}</b> / {result.maximumMarks}
          </span>
        )}
      </p>
      <div className={styles.answer}>
        {wasAsked(student, question._id) ? (
          <AnswerText answer={student.answers[question._id]} question={question} />
        ) : (
          matrixTexts.kind['not-asked']
        )}
      </div>
      {rubric.length > 0 && (
        <ul className={styles.items}>
          {rubric.map(({ id, text }) => {
            const isGiven = result?.rubricItemIds?.includes(id);
            const Icon = isGiven ? Check : Minus;
            return (
              <li key={id} className={classNames(isGiven && styles.given)} dir="auto">
                <Icon size={14} aria-hidden="true" /> {text}
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.foot}>
        <span>
          <Kbd>Enter</Kbd> {matrixTexts.open}
        </span>
        {result && <MarkOrigin {...result} rationale={null} />}
      </div>
    </div>
  );
}

/** On the side with room, away from the nearer edge. */
function placeOf({ left, right, top, bottom }: DOMRect) {
  const isRight = right + GAP_PX + WIDTH_PX < innerWidth;
  return {
    width: WIDTH_PX,
    left: isRight ? right + GAP_PX : Math.max(GAP_PX, left - GAP_PX - WIDTH_PX),
    ...(top < innerHeight / 2 ? { top } : { bottom: innerHeight - bottom }),
  };
}
