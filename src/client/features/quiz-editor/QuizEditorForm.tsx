import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import type { Quiz } from '../../../shared/quiz/schema';
import { useDocumentTitle } from '../../platform/use-document-title';
import { EditorNotices } from '../../quiz-parts/EditorNotices';
import { teacherPaths } from '../../quiz-parts/teacher-paths';
import { Button } from '../../ui/Button';
import { PageShell } from '../../ui/PageShell';
import { SaveBar } from '../../ui/SaveBar';
import { isSaveShortcut } from '../../ui/save-shortcut';
import { forgetUnsavedChanges } from '../../ui/unsaved-changes';
import { BackLink } from './BackLink';
import { QuestionList } from './QuestionList';
import styles from './QuizEditorForm.module.css';
import { issuesOf } from './quiz-form';
import { SettingsPanel } from './SettingsPanel';
import { fieldIds, texts } from './texts';
import { useQuizForm } from './use-quiz-form';
import { useSaveQuiz } from './use-save-quiz';

const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog')).PasteDialog }));

interface QuizEditorFormProps {
  quiz: Quiz;
  isNew: boolean;
}

const fieldIdOf = (field: string): string =>
  field in fieldIds ? fieldIds[field as keyof typeof fieldIds] : fieldIds.title;

/** The loaded editor: settings at the left, questions at the right, Save at the foot. */
export function QuizEditorForm({ quiz, isNew }: QuizEditorFormProps) {
  const [, navigate] = useLocation();
  const [pasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const fields = useQuizForm(quiz);
  const { form, changeCount, change, reset } = fields;
  const saving = useSaveQuiz({
    quiz,
    isNew,
    onSaved: (saved) => {
      reset(saved);
      forgetUnsavedChanges();
      if (isNew) navigate(teacherPaths.quiz(quiz._id), { replace: true });
    },
  });
  const heading = isNew ? texts.create : texts.edit;
  // What has been mended since the last try need not be told any more; whether a title is taken the server knows.
  const open = [messages.titleTaken, ...issuesOf(form, quiz).map(({ sentence }) => sentence)];
  const issues = saving.issues.filter(({ sentence }) => open.includes(sentence));
  useDocumentTitle(issues.length > 0 ? `Error: ${heading}` : heading);

  const unsaved = [texts.unsaved(changeCount), fields.isKept && texts.keptHere].filter(Boolean).join(' · ');
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.sentence;

  return (
    <PageShell header={<BackLink />} bare>
      <form
        noValidate
        onKeyDown={(event) => {
          if (!isSaveShortcut(event)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.saving) saving.save(form);
        }}
      >
        <div className={styles.page}>
          <h1>{heading}</h1>
          <EditorNotices
            fields={fields}
            saving={saving}
            lines={issues.map(({ field, sentence }) => ({ fieldId: fieldIdOf(field), sentence }))}
          />
          <div className={styles.columns}>
            <SettingsPanel form={form} hasStarted={quiz.hasStarted} errorOf={errorOf} onChange={change} />
            <QuestionList
              quiz={quiz}
              isNew={isNew}
              form={form}
              error={errorOf('questions')}
              onChange={change}
              onPaste={() => setPasting(true)}
            />
          </div>
        </div>
        <SaveBar status={changeCount > 0 ? unsaved : texts.allSaved}>
          <Button type="submit" size="large" busy={saving.saving} busyLabel="Saving…">
            Save
          </Button>
        </SaveBar>
      </form>
      {/* Beside the form: its keys are not the dialog's. */}
      {pasting && (
        <Suspense>
          <PasteDialog
            quizId={quiz._id}
            // The server goes by what is stored, the next save by what stands here: the text has to suit both.
            useQuestionTimer={quiz.useQuestionTimer || form.useQuestionTimer}
            text={pasted}
            onText={setPasted}
            onClose={() => setPasting(false)}
          />
        </Suspense>
      )}
    </PageShell>
  );
}
