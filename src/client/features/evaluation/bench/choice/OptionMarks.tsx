import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TypeBody } from '../../../../../shared/question-types/registry';
import type { ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import type { QuizResults } from '../../../../../shared/results/schema';
import { useMay } from '../../../../colleagues/use-may';
import { plainWords } from '../../../../rich-text/plain-words';
import { RichText } from '../../../../rich-text/RichText';
import { Button, IconButton } from '../../../../ui/Button';
import { CommentField } from '../../comments/CommentField';
import { commentTexts } from '../../comments/comment-texts';
import { MarkStepper } from '../../MarkStepper';
import { WhoAnswered } from '../BenchDetail';
import { choiceTexts as texts } from './choice-texts';
import { type Chosen, nameOf } from './chosen';
import { marksSpread, membersOf, type useChosenMarks } from './chosen-marks';
import styles from './Pane.module.css';

interface OptionMarksProps {
  results: QuizResults;
  question: ObjectiveQuestion;
  chosen: Chosen;
  marking: ReturnType<typeof useChosenMarks>;
  /** Proposes accepting it too. */
  onAccept: (body: TypeBody) => void;
  onClose: () => void;
}

/** The students behind an option or combination, and one mark for all of them. */
export function OptionMarks({ results, question, chosen, marking, ...props }: OptionMarksProps) {
  const { onAccept, onClose } = props;
  const mayEdit = useMay('edit');
  const mayMark = useMay('mark');
  // On a phone it is below the bars.
  const pane = useRef<HTMLElement>(null);
  useEffect(() => pane.current?.scrollIntoView({ block: 'nearest' }), []);
  const { texts: ofQuestion, group, letters, label, studentIds, accepting } = chosen;
  const { maximumMarks } = question;
  const members = membersOf(results, question._id, studentIds);
  const spread = marksSpread(members);
  const most = spread.toSorted((left, right) => right.count - left.count)[0];
  return (
    <section ref={pane} tabIndex={-1} className={styles.pane} aria-label={nameOf(chosen)}>
      <div className={styles.top}>
        <h3 className={styles.title}>
          {group !== null && (
            <span className={styles.letters}>
              <RichText text={group} isLine />:{' '}
            </span>
          )}
          {letters !== null && letters !== label && <span className={styles.letters}>{letters} </span>}
          {label === null ? texts.noAnswer : <RichText text={label} isLine />}
        </h3>
        <IconButton
          label={texts.close}
          variant="ghost"
          icon={<X size={18} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <p>{label === null ? texts.leftEmpty(studentIds.length) : texts.chose(studentIds.length)}</p>
      {mayEdit && accepting && label !== null && (
        <Button variant="secondary" onClick={() => onAccept(accepting())}>
          <bdi className={styles.proposed}>
            {texts.acceptToo(plainWords({ ...ofQuestion, text: label }, 'alttext'))}
          </bdi>
        </Button>
      )}
      {most ? (
        <>
          <ul className={styles.spread} aria-label={texts.marksNow}>
            {spread.map(({ marks, count }) => (
              <li key={marks}>{texts.marksOf(marks, maximumMarks, count)}</li>
            ))}
          </ul>
          {mayMark && (
            <div className={styles.marks}>
              <span>{texts.marksForAll(members.length)}</span>
              <MarkStepper
                label={texts.marksForAll(members.length)}
                marks={most.marks}
                maximumMarks={maximumMarks}
                onChange={(marks) => marking.give(chosen.id, members, marks)}
              />
            </div>
          )}
          {marking.givenId === chosen.id && (
            <div className={styles.actions}>
              <Button variant="secondary" onClick={marking.undo}>
                <Undo2 size={16} aria-hidden="true" /> {texts.undo}
              </Button>
            </div>
          )}
        </>
      ) : (
        studentIds.length > 0 && <p className={styles.quiet}>{texts.notEvaluated}</p>
      )}
      {members.length > 0 && (
        <CommentField
          key={members.map(({ studentId }) => studentId).join(' ')}
          label={commentTexts.forAnswers(members.length)}
          target={{ questionId: question._id, studentIds: members.map(({ studentId }) => studentId) }}
          stored={members.map(({ result }) => result.comment)}
          onEscape={() => pane.current?.focus()}
          hasPhraseKeys
        />
      )}
      {studentIds.length > 0 && <WhoAnswered results={results} studentIds={studentIds} />}
    </section>
  );
}
