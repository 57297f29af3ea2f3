import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { RichField } from '../../rich-field/RichField';
import { Button, IconButton } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import options from '../choice/editing.module.css';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import { FieldError } from '../FieldError';
import fieldGroup from '../FieldGroup.module.css';
import type { FieldsProps } from '../fields-module';
import type { MatchForm } from './editing';
import styles from './editing.module.css';
import { FrozenPairs } from './FrozenPairs';
import { usePairs } from './use-pairs';

/** The pairs side by side, and the spare right sides. */
export function MatchFields({ frozen, errorOf }: FieldsProps) {
  const { register } = useFormContext<MatchForm>();
  return (
    <fieldset className={options.group}>
      <legend>
        <VisuallyHidden>{texts.pairs}</VisuallyHidden>
      </legend>
      {(['left', 'right', 'correctAnswer'] as const).map((field) => (
        <FieldError key={field} id={`${fieldIds[field]}-error`} sentence={errorOf(field)} />
      ))}
      <p className={fieldGroup.hint}>{frozen ? texts.pairsFrozen : texts.pairsHint}</p>
      {frozen ? <FrozenPairs /> : <OpenPairs errorOf={errorOf} />}
      <Checkbox
        className={options.parts}
        label={texts.partMarks}
        reason={texts.matchPartMarksReason}
        {...register('partialCredit')}
      />
    </fieldset>
  );
}

function OpenPairs({ errorOf }: Pick<FieldsProps, 'errorOf'>) {
  const { register, watch } = useFormContext<MatchForm>();
  const spare = watch('spare');
  const group = useRef<HTMLDivElement>(null);
  const rows = usePairs(group);
  const { written } = rows;
  const field = {
    ...{ type: 'text', dir: 'auto', autoComplete: 'off', maxLength: TEXT_MAXIMUM_LENGTH },
    className: options.text,
  };
  const isWrong = errorOf('left') !== undefined || errorOf('correctAnswer') !== undefined;
  const isHalf = written.map(({ left, right }) => (left.trim() === '') !== (right.trim() === ''));
  // The summary links to the first pair without a side.
  const first = Math.max(isHalf.indexOf(true), 0);
  const side = (name: 'left' | 'right', index: number) => ({
    ...field,
    ...register(`pairs.${index}.${name}`),
    id: index === first ? idOf(name, written[first]?.left.trim() === '') : undefined,
    'aria-label': name === 'left' ? texts.leftOf(index + 1) : texts.rightOf(index + 1),
    'aria-invalid': (isWrong && isHalf[index] && written[index]?.[name].trim() === '') || undefined,
    onKeyDown: (event: KeyboardEvent) => rows.pairKey(event, index, name),
    onPaste: (event: React.ClipboardEvent) => rows.paste(event, index),
  });
  return (
    <div ref={group} className={styles.pairs}>
      <ol className={options.list}>
        {rows.pairs.map(({ id }, index) => (
          <li key={id} className={styles.pair}>
            <RichField
              name={`pairs.${index}.left`}
              text={written[index]?.left ?? ''}
              isOneLine={true}
              className={options.field}
              toolsClassName={styles.tools}
            >
              <input {...side('left', index)} />
            </RichField>
            <span aria-hidden="true">→</span>
            <RichField
              name={`pairs.${index}.right`}
              text={written[index]?.right ?? ''}
              isOneLine={true}
              className={options.field}
              toolsClassName={styles.lastTools}
            >
              <input {...side('right', index)} />
            </RichField>
            <IconButton
              variant="ghost"
              label={texts.removePair(index + 1)}
              disabled={!rows.canRemove}
              onClick={() => rows.removePair(index)}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {rows.spare.map(({ id }, index) => (
          <li key={id} className={styles.spare}>
            <RichField
              name={`spare.${index}.text`}
              text={spare[index]?.text ?? ''}
              isOneLine={true}
              className={options.field}
              toolsClassName={styles.tools}
            >
              <input
                {...field}
                {...register(`spare.${index}.text`)}
                aria-label={texts.spareAnswer(index + 1)}
                placeholder={texts.spareAnswer(index + 1)}
                onKeyDown={(event) => rows.spareKey(event, index)}
              />
            </RichField>
            <IconButton
              variant="ghost"
              label={texts.removeSpare(index + 1)}
              onClick={() => rows.removeSpare(index)}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className={options.below}>
        <Button variant="ghost" className={options.add} disabled={!rows.hasRoom} onClick={rows.addPair}>
          <Plus size={16} aria-hidden="true" /> {texts.addPair}
        </Button>
        <Button variant="ghost" className={options.add} disabled={!rows.hasRoom} onClick={rows.addSpare}>
          <Plus size={16} aria-hidden="true" /> {texts.addSpare}
        </Button>
      </div>
    </div>
  );
}

/** The target of a summary line: the missing side, if any. */
function idOf(name: 'left' | 'right', isLeftBlank: boolean): string {
  if (name === 'right') return isLeftBlank ? fieldIds.right : fieldIds.correctAnswer;
  return fieldIds.left;
}
