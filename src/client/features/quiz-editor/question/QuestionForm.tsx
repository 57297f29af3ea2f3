import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { EditorNotices } from '../../../quiz-parts/EditorNotices';
import { Banner } from '../../../ui/Banner';
import { isNextShortcut, isSaveShortcut } from '../../../ui/save-shortcut';
import { LastCorrection } from '../correction/LastCorrection';
import { QuestionFields } from './QuestionFields';
import styles from './QuestionForm.module.css';
import { QuestionPreview } from './QuestionPreview';
import { draftOf } from './question-form';
import { fieldIdOf, texts } from './texts';
import type { QuestionEditing, QuestionFormOptions } from './use-question-form';

// Most questions are saved without one, and it brings the table along.
const CorrectionDialog = lazy(async () => ({
  default: (await import('../correction/CorrectionDialog')).CorrectionDialog,
}));

interface QuestionFormProps extends QuestionFormOptions {
  editing: QuestionEditing;
  /** Stands above the fields. */
  head: ReactNode;
  /** Stands below all of it, with the buttons. */
  foot: ReactNode;
  /** Asked for with Ctrl or Cmd and Enter while a question is being added; without it the keys only save. */
  onSave: (andAddAnother: boolean) => void;
  /** Called when the stored question was corrected, or a correction undone: the form has to start anew with it. */
  onReplaced: () => void;
}

/** One question being written, with its preview as students will see it: on a page of its own, or in its place in a list. */
export function QuestionForm(props: QuestionFormProps) {
  const { quiz, question, useQuestionTimer, editing, head, foot, onSave, onReplaced } = props;
  const { form, values, image, issues, hasChanges } = editing;
  const number = question ? quiz.questions.indexOf(question) + 1 : quiz.questions.length + 1;
  return (
    <>
      <form
        noValidate
        autoComplete="off"
        onKeyDown={(event) => {
          if (!isSaveShortcut(event) && !isNextShortcut(event)) return;
          event.preventDefault();
          onSave(isNextShortcut(event) && !question);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(false);
        }}
      >
        <div className={styles.page}>
          <div className={styles.main}>
            {head}
            <EditorNotices {...editing} fieldIdOf={fieldIdOf} />
            {question && quiz.hasStarted && (
              <LastCorrection quizId={quiz._id} {...{ question, hasChanges, onReplaced }} />
            )}
            {quiz.hasStarted && <Banner tone="info">{texts.frozenQuestion}</Banner>}
            <FormProvider {...form}>
              <QuestionFields
                {...{ values, image, useQuestionTimer }}
                frozen={quiz.hasStarted}
                errorOf={(field) => issues.find((issue) => issue.field === field)?.sentence}
                onType={editing.chooseType}
              />
            </FormProvider>
          </div>
          <QuestionPreview draft={draftOf(values)} imageUrl={image.url} number={number} />
        </div>
        {foot}
      </form>
      {question && editing.isCorrecting && (
        <Suspense>
          <CorrectionDialog
            quizId={quiz._id}
            {...{ question, values, image }}
            onClose={editing.stopCorrecting}
            onApplied={() => {
              editing.forget();
              onReplaced();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
