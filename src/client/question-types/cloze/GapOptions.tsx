import { Plus, X } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { MINIMUM_OPTION_COUNT, OPTION_MAXIMUM_COUNT, TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { Button, IconButton } from '../../ui/Button';
import { fieldIds } from '../editing-texts';
import { clozeTexts as texts } from './cloze-texts';
import { BLANK_OPTION } from './editing';
import styles from './editing.module.css';
import type { GapsForm } from './use-gaps';

/** The options of a drop-down list with their marks for being right. */
export function GapOptions({ at, frozen }: { at: number; frozen: boolean }) {
  const { register, watch, setValue } = useFormContext<GapsForm>();
  const options = watch(`gaps.${at}.options`);
  const set = (next: GapsForm['gaps'][number]['options']) =>
    setValue(`gaps.${at}.options`, next, { shouldDirty: true });
  return (
    <fieldset className={styles.options}>
      <legend className={styles.label}>{texts.options(at + 1)}</legend>
      <ul className={styles.optionRows}>
        {options.map(({ isCorrect }, place) => (
          <li key={place} className={styles.option} data-key={isCorrect || undefined}>
            <label className={styles.mark} title={texts.isRight(place + 1)}>
              <input
                id={at === 0 && place === 0 ? fieldIds.correctAnswer : undefined}
                type="checkbox"
                className={styles.box}
                aria-label={texts.isRight(place + 1)}
                {...register(`gaps.${at}.options.${place}.isCorrect`)}
              />
            </label>
            <input
              type="text"
              dir="auto"
              className={styles.optionText}
              aria-label={texts.option(place + 1)}
              placeholder={texts.option(place + 1)}
              maxLength={TEXT_MAXIMUM_LENGTH}
              disabled={frozen}
              {...register(`gaps.${at}.options.${place}.text`)}
            />
            {!frozen && options.length > MINIMUM_OPTION_COUNT && (
              <IconButton
                variant="ghost"
                label={texts.removeOption(place + 1)}
                onClick={() => set(options.toSpliced(place, 1))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!frozen && (
        <Button
          variant="ghost"
          disabled={options.length >= OPTION_MAXIMUM_COUNT}
          onClick={() => set([...options, BLANK_OPTION])}
        >
          <Plus size={16} aria-hidden="true" /> {texts.addOption}
        </Button>
      )}
    </fieldset>
  );
}
