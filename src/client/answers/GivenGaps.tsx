import { Check, X } from 'lucide-react';
import { gapRunCount } from '../../shared/question-types/cloze/gap-runs';
import { isAnsweredBy } from '../../shared/question-types/traits';
import { GapText } from '../rich-text/gaps/GapText';
import { RichText, TextsInLine } from '../rich-text/RichText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './GivenGaps.module.css';
import type { GivenResponse } from './released-answer';
import { texts } from './texts';

/** Whether an answer fits the gaps of its text; others are shown as received. */
export const isGivenInGaps = ({ type, studentAnswer }: GivenResponse): boolean =>
  isAnsweredBy({ type }, 'gaps') && (studentAnswer === null || Array.isArray(studentAnswer));

/** The text with each gap's answer, whether it is right, and the right one. */
export function GivenGaps({ response }: { response: GivenResponse }) {
  const { questionText, studentAnswer, correctAnswer, partsRight } = response;
  const given = Array.isArray(studentAnswer) ? studentAnswer : [];
  const keys = Array.isArray(correctAnswer) ? correctAnswer : undefined;
  const count = keys?.length ?? Math.max(given.length, gapRunCount(questionText));
  return (
    <GapText
      text={questionText}
      count={count}
      gap={(at) => (
        <GivenGap
          given={given[at] ?? ''}
          isRight={keys && (partsRight?.[at] ?? false)}
          accepted={[keys?.[at] ?? []].flat().map(String)}
        />
      )}
    />
  );
}

interface GivenGapProps {
  given: string;
  /** Undefined until correct answers are shown. */
  isRight: boolean | undefined;
  accepted: readonly string[];
}

function GivenGap({ given, isRight, accepted }: GivenGapProps) {
  return (
    <>
      <span className={styles.gap} data-right={isRight}>
        {isRight === true && <Check aria-hidden="true" />}
        {isRight === false && <X aria-hidden="true" />}
        <bdi>{given.trim() === '' ? texts.emptyGap : <RichText text={given} isLine />}</bdi>
        {isRight !== undefined && <VisuallyHidden> ({isRight ? texts.right : texts.wrong})</VisuallyHidden>}
      </span>
      {isRight === false && accepted.length > 0 && (
        <span className={styles.key}>
          {' '}
          {texts.rightIs}{' '}
          <bdi>
            <TextsInLine texts={accepted} between=" / " />
          </bdi>
        </span>
      )}
    </>
  );
}
