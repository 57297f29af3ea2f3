import { TextCursorInput } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { partsBetweenGaps } from '../../../shared/question-types/cloze/gap-runs';
import { wordsAround } from '../../rich-text/gaps/place-gaps';
import { plainWords } from '../../rich-text/plain-words';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { fieldIds } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import type { FieldsProps } from '../fields-module';
import { clozeTexts as texts } from './cloze-texts';
import styles from './editing.module.css';
import { GapRow } from './GapRow';
import { type GapsForm, useGaps } from './use-gaps';

/** A row for each gap: kind, accepted answers and marks. */
export function ClozeFields({ frozen, errorOf }: FieldsProps) {
  const { register } = useFormContext<GapsForm>();
  const { text = '', format, gaps, marked, insert, removeAt } = useGaps(frozen);
  const parts = partsBetweenGaps(plainWords({ format, text }));
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <p className={fieldGroup.hint}>{gaps.length === 0 ? texts.how : texts.howMore}</p>
        {!frozen && (
          <Button
            id={fieldIds.gaps}
            variant="secondary"
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={insert}
          >
            <TextCursorInput size={16} aria-hidden="true" /> {texts.insert}
          </Button>
        )}
      </div>
      <FieldError id={`${fieldIds.gaps}-error`} sentence={errorOf('gaps')} />
      <FieldError id={`${fieldIds.correctAnswer}-error`} sentence={errorOf('correctAnswer')} />
      <ol className={styles.gaps}>
        {gaps.map((_, at) => (
          <GapRow
            // A gap's only identity is its index.
            key={at}
            at={at}
            frozen={frozen}
            around={at < marked ? wordsAround(parts[at] ?? '', parts[at + 1] ?? '') : undefined}
            onRemove={at >= marked && !frozen ? () => removeAt(at) : undefined}
          />
        ))}
      </ol>
      {frozen && <p className={fieldGroup.hint}>{texts.frozen}</p>}
      {gaps.length > 1 && (
        <Checkbox label={texts.partMarks} reason={texts.partMarksReason} {...register('partialCredit')} />
      )}
    </div>
  );
}
