import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { validateQuestion } from '../../../../shared/question/validate';
import type { QuestionType } from '../../../../shared/question-types/registry';
import { isNextShortcut } from '../../../platform/shortcuts';
import { RichFields } from '../../../rich-field/rich-fields';
import { SymbolPicker } from '../../../rich-field/SymbolPicker';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { type QuestionForm, withType, writtenDraft } from '../forms/question-form';
import { QuestionFields } from '../question/QuestionFields';
import formStyles from '../question/QuestionForm.module.css';
import { focusText } from '../use-question-acts';
import styles from './EditedQuestion.module.css';
import { importTexts } from './import-texts';
import { type Change, formAsRead, type Reviewed } from './review';

interface EditedQuestionProps {
  item: Reviewed;
  quizId: string;
  useQuestionTimer: boolean;
  onClose: (at: number) => void;
  onDecide: (at: number, change: Change) => void;
}

/** The fields of a question being imported: each change is validated and joins the review immediately. */
export function EditedQuestion(props: EditedQuestionProps) {
  // Restores the fields as read.
  const [count, setCount] = useState(0);
  return <Fields key={count} {...props} onReset={() => setCount(count + 1)} />;
}

function Fields({
  item,
  quizId,
  useQuestionTimer,
  onClose,
  onDecide,
  onReset,
}: EditedQuestionProps & { onReset: () => void }) {
  const { at, question } = item;
  const asRead = formAsRead(question);
  const [start] = useState(() => structuredClone(item.form ?? asRead));
  const form = useForm<QuestionForm>({ defaultValues: start });
  const values = form.watch();
  const box = useRef<HTMLDivElement>(null);

  const text = JSON.stringify(values);
  const changed = useEffectEvent(() => {
    // The form library mutates its values.
    const now = structuredClone(form.getValues());
    const isAsRead = JSON.stringify(now) === JSON.stringify(asRead);
    if (JSON.stringify(item.form ?? asRead) !== text) onDecide(at, { form: isAsRead ? undefined : now });
  });
  useEffect(() => changed(), [text]);
  useEffect(() => {
    focusText();
    // Scrolls it into view as far as it fits.
    const row = box.current?.closest('li');
    if (row && row.getBoundingClientRect().bottom > innerHeight) row.scrollIntoView({ block: 'start' });
  }, []);

  const issues = validateQuestion(writtenDraft(values), { useQuestionTimer });
  const chooseType = (type: QuestionType) =>
    form.reset(withType(form.getValues(), type), { keepDefaultValues: true });
  const keyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.key !== 'Escape' && !isNextShortcut(event))) return;
    event.preventDefault();
    onClose(at);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of its fields
    <div ref={box} className={classNames(formStyles.box, styles.box)} onKeyDown={keyDown}>
      <FormProvider {...form}>
        <RichFields quizId={quizId} isRich={values.format === 'rich'}>
          <SymbolPicker scope={box} />
          {question.picture && <p>{importTexts.pictureStays}</p>}
          <QuestionFields
            {...{ values, useQuestionTimer }}
            image={undefined}
            frozen={false}
            errorOf={(field) => issues.find((issue) => issue.field === field)?.sentence}
            onType={chooseType}
          >
            <div className={styles.buttons}>
              {item.isChanged && (
                <Button
                  variant="ghost"
                  onClick={() => {
                    onDecide(at, { form: undefined });
                    onReset();
                  }}
                >
                  {importTexts.asRead}
                </Button>
              )}
              <Button onClick={() => onClose(at)}>{importTexts.done}</Button>
            </div>
          </QuestionFields>
        </RichFields>
      </FormProvider>
    </div>
  );
}
