import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { Question } from '../../../../../shared/question/schema';
import { isAnsweredBy } from '../../../../../shared/question-types/traits';
import { optionLabel } from '../../../../question-types/choice/option-label';
import { RichText } from '../../../../rich-text/RichText';
import { Button } from '../../../../ui/Button';
import { classNames } from '../../../../ui/class-names';
import { Skeleton } from '../../../../ui/Skeleton';
import { TextArea, TextField } from '../../../../ui/TextField';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { choiceTexts as texts } from './choice-texts';
import styles from './KeyFields.module.css';
import { answerOf, type KeyDraft, keyDraftOf, keyOptionsOf, withLine, withOption } from './key-draft';

// Options, values and texts have fields here; other types bring the editor's.
const TypeKeyFields = lazy(async () => ({ default: (await import('./TypeKeyFields')).TypeKeyFields }));

interface KeyFieldsProps {
  question: Question;
  draft: KeyDraft;
  disabled: boolean;
  /** A further answer to accept. */
  proposed?: string | undefined;
  onChange: (draft: KeyDraft) => void;
}

/** The fields of a key: options, values or a text, or the editor's fields. */
export function KeyFields({ question, draft, disabled, proposed, onChange }: KeyFieldsProps): ReactNode {
  if (draft.kind === 'options') return <OptionFields {...{ question, draft, disabled, onChange }} />;
  if (draft.kind === 'fields') {
    const { parts } = draft;
    return (
      <Suspense fallback={<Skeleton height="8rem" />}>
        <TypeKeyFields
          {...{ question, parts, disabled }}
          onChange={(next) => onChange({ ...draft, parts: next })}
        />
      </Suspense>
    );
  }
  if (draft.kind === 'values') {
    const isWrong = draft.typed.trim() !== '' && answerOf(draft) === undefined;
    return (
      <TextField
        label={texts.rightValues}
        hint={isAnsweredBy(question, 'value') ? texts.rightValuesHint(question) : undefined}
        error={isWrong ? texts.notNumbers : undefined}
        inputMode="decimal"
        value={draft.typed}
        disabled={disabled}
        data-autofocus=""
        onChange={(event) => onChange({ ...draft, typed: event.currentTarget.value })}
      />
    );
  }
  return (
    <>
      <TextArea
        label={texts.modelAnswer}
        hint={texts.modelHint}
        value={draft.typed}
        disabled={disabled}
        data-autofocus=""
        onChange={(event) => onChange({ ...draft, typed: event.currentTarget.value })}
      />
      {proposed !== undefined && !draft.typed.split('\n').includes(proposed) && (
        <Button variant="secondary" disabled={disabled} onClick={() => onChange(withLine(draft, proposed))}>
          <span dir="auto" className={styles.proposed}>
            {texts.acceptToo(proposed)}
          </span>
        </Button>
      )}
    </>
  );
}

interface OptionFieldsProps extends Omit<KeyFieldsProps, 'draft' | 'proposed'> {
  draft: Extract<KeyDraft, { kind: 'options' }>;
}

function OptionFields({ question, draft, disabled, onChange }: OptionFieldsProps) {
  const name = useId();
  const options = keyOptionsOf(question);
  const now = keyDraftOf(question);
  const first = draft.chosen[0] ?? options[0];
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className={styles.legend}>
        <VisuallyHidden>{draft.isSingle ? texts.rightOption : texts.rightOptions}</VisuallyHidden>
      </legend>
      {options.map((option, at) => {
        const isChosen = draft.chosen.includes(option);
        return (
          <label key={option} className={classNames(styles.option, isChosen && styles.chosen)}>
            <input
              type={draft.isSingle ? 'radio' : 'checkbox'}
              name={name}
              className={styles.input}
              checked={isChosen}
              data-autofocus={option === first ? '' : undefined}
              onChange={() => onChange(withOption(draft, option))}
            />
            <span className={styles.letter}>{optionLabel(at)}</span>
            <RichText text={option} className={styles.text} />
            {now.kind === 'options' && now.chosen.includes(option) && (
              <span className={styles.now}>{texts.keyNow}</span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
