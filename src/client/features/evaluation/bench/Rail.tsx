import { Check, MessageCircleQuestionMark } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { plainWords } from '../../../rich-text/plain-words';
import { FormattedTexts, RichText } from '../../../rich-text/RichText';
import { cutQuestionText } from '../../../rules/results/display';
import { openAppeals } from '../../../rules/results/open-appeals';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Select } from '../../../ui/Select';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { benchTexts } from '../bench-texts';
import { useOthers } from '../together/others';
import { togetherTexts } from '../together/together-texts';
import { appealTexts } from './appeals/appeal-texts';
import { choiceTexts } from './choice/choice-texts';
import styles from './Rail.module.css';

interface RailProps {
  results: QuizResults;
  selected: Question;
  /** The questions with doubtful keys. */
  doubted: ReadonlySet<string>;
  onPick: (questionId: string) => void;
}

/** The questions with their open decisions; a select on narrow screens. */
export function Rail({ results, selected, doubted, onPick }: RailProps) {
  const selectId = useId();
  const others = useOthers();
  const entries = results.questions.map((question, index) => ({
    id: question._id,
    number: index + 1,
    question,
    words: plainWords(question, 'alttext'),
    left: reviewLeft(results, question._id).decisions,
    isDoubted: doubted.has(question._id),
    appeals: openAppeals(results, question._id).length,
    markers: others.filter(({ questionId }) => questionId === question._id).map(({ name }) => name),
  }));
  const { decisions, made, toCome } = reviewLeft(results);
  const all = made + decisions;
  return (
    <nav aria-label={benchTexts.questions} className={styles.rail}>
      <div className={styles.choice}>
        <label htmlFor={selectId}>{benchTexts.question}</label>
        <Select
          id={selectId}
          value={selected._id}
          options={entries.map(({ id, number, words, ...state }) => ({
            value: id,
            label: `${number}. ${cutQuestionText(words)}${stateInWords(state)}`,
          }))}
          onChange={onPick}
        />
      </div>
      <div className={styles.list}>
        <p className={styles.columns} aria-hidden="true">
          <span>{benchTexts.question}</span>
          <span>{benchTexts.toDecide}</span>
        </p>
        <ol className={styles.entries}>
          {entries.map(({ id, number, question, left, isDoubted, appeals, markers }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={id === selected._id ? 'true' : undefined}
                onClick={() => onPick(id)}
              >
                <span className={styles.number}>{number}</span>
                <FormattedTexts of={question}>
                  <RichText text={question.text} className={styles.text} isLine />
                </FormattedTexts>
                <MarkersHere names={markers} />
                {isDoubted ? (
                  <span className={styles.doubted}>
                    <span aria-hidden="true">{benchTexts.keyDoubted}</span>
                    <VisuallyHidden>, {choiceTexts.keyDoubted}</VisuallyHidden>
                  </span>
                ) : appeals > 0 ? (
                  <Appeals count={appeals} />
                ) : (
                  <Left count={left} />
                )}
              </button>
            </li>
          ))}
          {toCome > 0 && (
            <li className={styles.toCome}>
              {benchTexts.checksToCome} <Left count={toCome} />
            </li>
          )}
        </ol>
      </div>
      {all > 0 && (
        <div className={styles.total}>
          <p className={styles.left}>{benchTexts.decisionsLeft(decisions)}</p>
          <ProgressBar className={styles.bar} value={made} max={all} label={benchTexts.decided(made, all)} />
        </div>
      )}
    </nav>
  );
}

interface EntryState {
  left: number;
  isDoubted: boolean;
  /** Open second looks. */
  appeals: number;
  /** Colleagues marking it. */
  markers: readonly string[];
}

function stateInWords({ left, isDoubted, appeals, markers }: EntryState): string {
  if (markers.length > 0) return ` (${togetherTexts.areHere(markers)})`;
  if (isDoubted) return ` (${choiceTexts.keyDoubted})`;
  if (appeals > 0) return ` (${appealTexts.count(appeals)})`;
  return left > 0 ? ` (${benchTexts.pileToDecide(left)})` : '';
}

/** A dot for colleagues marking now. */
function MarkersHere({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const words = togetherTexts.areHere(names);
  return (
    <span className={styles.here} title={words}>
      <VisuallyHidden>, {words}, </VisuallyHidden>
    </span>
  );
}

/** The number of students waiting for a second look. */
function Appeals({ count }: { count: number }) {
  return (
    <span className={styles.appeals}>
      <MessageCircleQuestionMark size={16} aria-hidden="true" />
      {count}
      <VisuallyHidden> {appealTexts.lookWaits(count)}</VisuallyHidden>
    </span>
  );
}

/** The number of open decisions. */
function Left({ count }: { count: number }) {
  if (count === 0) {
    return (
      <span className={styles.done}>
        <Check size={16} aria-hidden="true" />
        <VisuallyHidden>, {benchTexts.done}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden> to decide</VisuallyHidden>
    </span>
  );
}
