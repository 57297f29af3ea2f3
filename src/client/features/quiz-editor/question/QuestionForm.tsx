import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Quiz } from '../../../../shared/quiz/schema';
import { isNextShortcut, isSaveShortcut } from '../../../platform/shortcuts';
import { RichFields } from '../../../rich-field/rich-fields';
import { Button } from '../../../ui/Button';
import { AlsoIn } from '../bank/AlsoIn';
import { FormNotices } from '../FormNotices';
import type { ListedQuestion } from '../list-questions';
import { stepOf } from '../move-keys';
import { focusNewText, type QuestionActs } from '../use-question-acts';
import type { QuizWriting } from '../writing/quiz-writing';
import { QuestionFields } from './QuestionFields';
import styles from './QuestionForm.module.css';
import { QuestionNumber } from './QuestionNumber';
import { QuestionTools } from './QuestionTools';
import { fieldIdOf, texts } from './texts';
import type { OpenForm } from './use-open-question';

export interface OpenQuestionProps {
  quiz: Quiz;
  question: ListedQuestion;
  count: number;
  useQuestionTimer: boolean;
  acts: QuestionActs;
  writing: QuizWriting;
}

interface QuestionFormProps extends OpenQuestionProps {
  editing: OpenForm;
  isBusy: boolean;
  onSave: () => void;
  /** Whether to focus the text on opening. */
  hasFocus?: boolean;
  /** Rendered above the fields. */
  notices?: ReactNode;
}

/** The open question: tools, fields and Save. */
export function QuestionForm(props: QuestionFormProps) {
  const { quiz, question, count, useQuestionTimer, acts, writing, editing, onSave } = props;
  const { hasFocus = true } = props;
  const { form, values, image, issues } = editing;
  const { id, number } = question;
  const box = useRef<HTMLFormElement>(null);
  const stored = quiz.questions.find(({ _id }) => _id === id);

  // Opening a question focuses its text; one opened by a link is scrolled into view.
  const arrive = useEffectEvent(() => {
    if (!hasFocus) return;
    focusNewText();
    const { top = 0, bottom = 0 } = box.current?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) box.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => arrive(), []);

  const keyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const step = stepOf(event);
    if (step !== undefined) return acts.step(id, step);
    if (event.key === 'Escape') acts.close();
    else if (isNextShortcut(event)) acts.next();
    else if (isSaveShortcut(event)) void writing.flush();
    else return;
    event.preventDefault();
  };
  return (
    <li className={styles.open}>
      <QuestionNumber
        {...{ number, count }}
        fixed={quiz.hasStarted || count === 1}
        onMove={(to) => acts.move(id, to - 1)}
      />
      <form
        ref={box}
        className={styles.box}
        aria-label={texts.question(number)}
        noValidate
        autoComplete="off"
        onKeyDown={keyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.isBusy) onSave();
        }}
      >
        <FormProvider {...form}>
          <RichFields quizId={quiz._id} isRich={values.format === 'rich'}>
            <QuestionTools {...{ question, count, acts, scope: box }} frozen={quiz.hasStarted} />
            <FormNotices form={form} issues={issues} fieldIdOf={fieldIdOf} />
            {props.notices}
            <QuestionFields
              {...{ values, image, useQuestionTimer }}
              frozen={quiz.hasStarted}
              errorOf={(field) => issues.find((issue) => issue.field === field)?.sentence}
              onType={editing.chooseType}
            >
              <Button
                type="submit"
                className={styles.save}
                busy={props.isBusy}
                busyLabel={image.preparing ? texts.preparingImage : 'Saving…'}
              >
                Save
              </Button>
            </QuestionFields>
            {stored && <AlsoIn question={stored} isUnsaved={writing.get().queue.has(id)} />}
          </RichFields>
        </FormProvider>
      </form>
    </li>
  );
}
