import { Check, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RubricItem } from '../../../../../shared/marking/rubric-schema';
import type { Question } from '../../../../../shared/question/schema';
import type { QuizResults } from '../../../../../shared/results/schema';
import { useMay } from '../../../../colleagues/use-may';
import type { BenchRow } from '../../../../rules/results/bench-rows';
import { Button } from '../../../../ui/Button';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import styles from './Rubric.module.css';
import { RubricItems } from './RubricItems';
import { pointsLabel, rubricTexts, sumWords } from './rubric-texts';
import { type RubricState, useRubric } from './use-rubric';
import { type RubricChange, useRubricChange } from './use-rubric-change';

const RubricEditor = lazy(async () => ({ default: (await import('./RubricEditor')).RubricEditor }));

interface RubricProps {
  results: QuizResults;
  question: Question;
  row: BenchRow;
  /** Returns the focus to the answer, where the keys work. */
  onLeave: () => void;
}

/** A text question's rubric: the items given to the focused answer, and their editor. */
export function Rubric(props: RubricProps) {
  const { results, question, row } = props;
  const items = results.rubrics[question._id] ?? [];
  const rubric = useRubric(items, question, row);
  const mayMark = useMay('mark');
  if (!mayMark && items.length === 0) return null;
  return (
    <section className={styles.rubric} aria-label={rubricTexts.title}>
      {mayMark ? (
        <OpenRubric {...props} {...{ items, rubric }} />
      ) : (
        <>
          <h4 className={styles.title}>{rubricTexts.title}</h4>
          <ReadRubric rubric={rubric} maximumMarks={question.maximumMarks} />
        </>
      )}
    </section>
  );
}

interface OpenRubricProps extends RubricProps {
  items: readonly RubricItem[];
  rubric: RubricState;
}

function OpenRubric({ results, question, onLeave, items, rubric }: OpenRubricProps) {
  const change = useRubricChange({ results, questionId: question._id });
  const [isEditing, setEditing] = useState(false);
  const close = () => {
    setEditing(false);
    onLeave();
  };
  const isEmpty = items.length === 0 && !isEditing;
  return (
    <>
      <div className={styles.top}>
        <h4 className={styles.title}>{rubricTexts.title}</h4>
        {items.length > 0 && !isEditing && (
          <Button variant="ghost" className={styles.small} onClick={() => setEditing(true)}>
            {rubricTexts.edit}
          </Button>
        )}
      </div>
      {isEmpty && (
        <>
          <p className={styles.note}>{rubricTexts.why}</p>
          <Button variant="secondary" className={styles.small} onClick={() => setEditing(true)}>
            <Plus size={16} aria-hidden="true" /> {rubricTexts.add}
          </Button>
        </>
      )}
      {isEditing && (
        <Suspense>
          <RubricEditor results={results} questionId={question._id} change={change} onClose={close} />
        </Suspense>
      )}
      {items.length > 0 && !isEditing && (
        <RubricItems rubric={rubric} maximumMarks={question.maximumMarks} onLeave={onLeave} />
      )}
      {!isEditing && <Told change={change} />}
    </>
  );
}

/** The outcome of the last change, with its undo. */
function Told({ change: { told, failure, canUndo, isBusy, undo } }: { change: RubricChange }) {
  return (
    <div className={styles.told}>
      <p role="status" className={failure ? styles.failure : styles.note}>
        {failure ?? told}
      </p>
      {canUndo && (
        <Button variant="ghost" className={styles.small} busy={isBusy} onClick={() => void undo()}>
          {rubricTexts.undo}
        </Button>
      )}
    </div>
  );
}

/** The rubric and the items given, read-only. */
function ReadRubric({ rubric, maximumMarks }: { rubric: RubricState; maximumMarks: number }) {
  return (
    <>
      <ul className={styles.items} aria-label={rubricTexts.items}>
        {rubric.items.map(({ id, text, points }) => (
          <li key={id} className={styles.readItem}>
            <span className={styles.readMark}>
              {rubric.isGiven(id) === true && (
                <>
                  <Check size={16} aria-hidden="true" />
                  <VisuallyHidden>{rubricTexts.given}</VisuallyHidden>
                </>
              )}
            </span>
            <span className={styles.text} dir="auto">
              {text}
            </span>
            <span className={styles.points}>{pointsLabel(points)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>{sumWords(rubric, maximumMarks)}</p>
    </>
  );
}
