import { X } from 'lucide-react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import type { GapKind } from '../../../shared/question-types/cloze/draft';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/NumberField';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextField';
import { fieldIds } from '../editing-texts';
import fieldGroup from '../FieldGroup.module.css';
import { clozeTexts as texts } from './cloze-texts';
import { acceptedIn, type GapForm, withRoom } from './editing';
import styles from './editing.module.css';
import { GapOptions } from './GapOptions';
import type { GapsForm } from './use-gaps';

const KINDS: readonly { value: GapKind; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'number', label: 'Number' },
  { value: 'select', label: 'Drop-down list' },
];

interface GapRowProps {
  /** The index among the gaps, from 0. */
  at: number;
  frozen: boolean;
  /** The surrounding words; undefined for a gap without a place in the text. */
  around: string | undefined;
  onRemove: (() => void) | undefined;
}

/** One gap: its place, kind and accepted answers. */
export function GapRow({ at, frozen, around, onRemove }: GapRowProps) {
  const { register, watch, setValue } = useFormContext<GapsForm>();
  const gap = watch(`gaps.${at}`);
  const id = useId();
  const choose = (kind: GapKind) => setValue(`gaps.${at}`, asKind(gap, kind), { shouldDirty: true });
  return (
    <li className={styles.gap}>
      <fieldset className={styles.gapFields}>
        <legend className={styles.gapName}>
          {texts.gap(at + 1)}{' '}
          {around && (
            <span className={styles.around} dir="auto">
              {around}
            </span>
          )}
        </legend>
        {around === undefined && (
          <div className={styles.noPlace}>
            <p className={fieldGroup.hint}>{texts.noPlace}</p>
            {onRemove && (
              <Button variant="ghost" onClick={onRemove}>
                <X size={16} aria-hidden="true" /> {texts.remove}
              </Button>
            )}
          </div>
        )}
        <div className={styles.answer}>
          <div className={styles.kind}>
            <label htmlFor={id} className={styles.label}>
              {texts.kind(at + 1)}
            </label>
            <Select id={id} value={gap.kind} options={KINDS} disabled={frozen} onChange={choose} />
          </div>
          {gap.kind === 'select' ? (
            <GapOptions at={at} frozen={frozen} />
          ) : (
            <TextArea
              id={at === 0 ? fieldIds.correctAnswer : undefined}
              label={texts.accepted}
              hint={gap.kind === 'number' ? texts.acceptedNumberHint : texts.acceptedHint}
              className={styles.accepted}
              inputClassName={styles.lines}
              rows={Math.max(1, gap.accepted.split('\n').length)}
              maxLength={TEXT_MAXIMUM_LENGTH}
              {...register(`gaps.${at}.accepted`)}
            />
          )}
          <NumberField label={texts.marks} min={0.5} step={0.5} {...register(`gaps.${at}.marks`)} />
        </div>
      </fieldset>
    </li>
  );
}

/** The gap with another kind: accepted answers become the right options of a list, and vice versa. */
function asKind(gap: GapForm, kind: GapKind): GapForm {
  const right = acceptedIn(gap).filter((text) => text.trim() !== '');
  if (kind === 'select') {
    const known = gap.options.filter(({ text }) => text.trim() !== '' && !right.includes(text));
    const others = known.map(({ text }) => ({ text, isCorrect: false }));
    return {
      ...gap,
      kind,
      options: withRoom([...right.map((text) => ({ text, isCorrect: true })), ...others]),
    };
  }
  return { ...gap, kind, accepted: gap.kind === 'select' ? right.join('\n') : gap.accepted };
}
