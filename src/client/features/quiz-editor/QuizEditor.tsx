import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Quiz } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { BackLink } from '../../quiz-parts/BackLink';
import { EditorNotices } from '../../quiz-parts/EditorNotices';
import { Loaded } from '../../quiz-parts/Loaded';
import { Button } from '../../ui/Button';
import { PageShell } from '../../ui/PageShell';
import { SaveBar } from '../../ui/SaveBar';
import { isSaveShortcut } from '../../ui/save-shortcut';
import { QuestionList } from './QuestionList';
import styles from './QuizEditor.module.css';
import { SettingsPanel } from './SettingsPanel';
import { fieldIdOf, texts } from './texts';
import { useQuizForm } from './use-quiz-form';

const PasteDialog = lazy(async () => ({ default: (await import('./paste/PasteDialog')).PasteDialog }));

interface QuizEditorProps {
  quizId: string;
  /** Whether the quiz was made just now and never saved by hand. */
  isNew: boolean;
}

const wayBack = <BackLink href={teacherPaths.dashboard}>All quizzes</BackLink>;

/** Settings and questions of one quiz (spec §2: 'Create New Quiz' or 'Edit Quiz'). */
export function QuizEditor({ quizId, isNew }: QuizEditorProps) {
  const title = isNew ? texts.create : texts.edit;
  const query = trpc.quizzes.get.useQuery({ quizId });
  const { data: quiz, error } = query;
  useDocumentTitle(quiz ? `${title}: ${quiz.title}` : title);
  useSessionEnd(error);

  if (quiz) return <LoadedEditor key={quizId} quiz={quiz} isNew={isNew} />;
  return (
    <PageShell header={wayBack}>
      <h1>{title}</h1>
      <Loaded query={query} failed={texts.loadFailed} shape={['24rem']}>
        {() => null}
      </Loaded>
    </PageShell>
  );
}

/** Settings at the left, questions at the right, Save at the foot. */
function LoadedEditor({ quiz, isNew }: { quiz: Quiz; isNew: boolean }) {
  const [, navigate] = useLocation();
  const [pasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState('');
  const editing = useQuizForm(quiz, {
    isNew,
    onSaved: () => {
      if (isNew) navigate(teacherPaths.questions(quiz._id), { replace: true });
    },
  });
  const { form, values, changeCount, issues, isSaving } = editing;
  const heading = isNew ? texts.create : texts.edit;
  const pageTitle = `${heading}: ${quiz.title}`;
  useDocumentTitle(issues.length > 0 ? `Error: ${pageTitle}` : pageTitle);

  const unsaved = [texts.unsaved(changeCount), editing.draft.isKept && texts.keptHere];
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.sentence;

  return (
    <PageShell header={wayBack} bare>
      <form
        noValidate
        autoComplete="off"
        onKeyDown={(event) => {
          if (!isSaveShortcut(event)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void editing.save();
        }}
      >
        <div className={styles.page}>
          <h1>{heading}</h1>
          <EditorNotices {...editing} fieldIdOf={fieldIdOf} />
          <div className={styles.columns}>
            <SettingsPanel form={form} values={values} hasStarted={quiz.hasStarted} errorOf={errorOf} />
            <QuestionList
              {...{ quiz, isNew, values }}
              error={errorOf('questions')}
              onOrder={(order) => form.setValue('order', order)}
              onPaste={() => setPasting(true)}
            />
          </div>
        </div>
        <SaveBar status={changeCount > 0 ? unsaved.filter(Boolean).join(' · ') : texts.allSaved}>
          <Button type="submit" size="large" busy={isSaving} busyLabel="Saving…">
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
            useQuestionTimer={quiz.useQuestionTimer || values.useQuestionTimer}
            text={pasted}
            onText={setPasted}
            onClose={() => setPasting(false)}
          />
        </Suspense>
      )}
    </PageShell>
  );
}
