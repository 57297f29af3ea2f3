import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { NEW_QUESTION } from '../../../../shared/teacher-paths';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { fieldIds } from '../../../question-types/editing-texts';
import { BackLink } from '../../../quiz-parts/BackLink';
import { Loaded } from '../../../quiz-parts/Loaded';
import { quizDrafts } from '../../../quiz-parts/quiz-drafts';
import { Button } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { PageShell } from '../../../ui/PageShell';
import { SaveBar } from '../../../ui/SaveBar';
import { QuestionForm } from './QuestionForm';
import styles from './QuestionForm.module.css';
import { texts } from './texts';
import { type QuestionFormOptions, useQuestionForm } from './use-question-form';

interface QuestionEditorProps {
  quizId: string;
  /** The question's id, or NEW_QUESTION. */
  questionId: string;
  /** Where the quiz editor stands. */
  backHref: string;
}

/** One question of a quiz (spec §2: 'Add Question' or 'Edit Question'). */
export function QuestionEditor({ quizId, questionId, backHref }: QuestionEditorProps) {
  const [version, setVersion] = useState(0);
  const isNew = questionId === NEW_QUESTION;
  const title = isNew ? texts.add : texts.edit;
  const query = trpc.quizzes.get.useQuery({ quizId });
  const { data: quiz, error } = query;
  useDocumentTitle(quiz ? `${title}: ${quiz.title}` : title);
  useSessionEnd(error);

  const question = quiz?.questions.find(({ _id }) => _id === questionId);
  if (quiz && (isNew || question)) {
    return (
      <QuestionPage
        key={`${questionId} ${version}`}
        quiz={quiz}
        question={question}
        useQuestionTimer={quizDrafts.findOpen(quizId)?.useQuestionTimer ?? quiz.useQuestionTimer}
        backHref={backHref}
        isReplaced={version > 0}
        onReplaced={() => setVersion((last) => last + 1)}
      />
    );
  }
  return (
    <PageShell header={<BackLink href={backHref}>Back to quiz</BackLink>}>
      <h1>{title}</h1>
      <Loaded query={query} failed={texts.loadFailed} shape={['24rem']}>
        {() => <ErrorState message={texts.notFound} />}
      </Loaded>
    </PageShell>
  );
}

interface QuestionPageProps extends QuestionFormOptions {
  backHref: string;
  onReplaced: () => void;
  /** Whether the form has started anew: its line about the correction stands at the top, so the focus goes there. */
  isReplaced: boolean;
}

/** The form of one question as a page of its own, with Save at the foot. */
function QuestionPage({ backHref, onReplaced, isReplaced, ...options }: QuestionPageProps) {
  const { quiz, question } = options;
  const [, navigate] = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const editing = useQuestionForm(options);
  const { image, draft, isBusy } = editing;
  const heading = question ? texts.edit : texts.add;
  const pageTitle = `${heading}: ${quiz.title}`;
  useDocumentTitle(editing.issues.length > 0 ? `Error: ${pageTitle}` : pageTitle);

  useEffect(() => {
    if (!isReplaced) return;
    headingRef.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isReplaced]);

  const save = async (andAddAnother: boolean) => {
    if (!(await editing.save())) return;
    if (!andAddAnother) return navigate(backHref);
    editing.startNext();
    document.getElementById(fieldIds.text)?.focus();
  };

  const kept = image.hasChanged ? texts.textKeptHere : texts.keptHere;
  const unsaved = [texts.unsaved, draft.isKept && kept].filter(Boolean).join(' · ');
  return (
    <PageShell header={<BackLink href={backHref}>Back to quiz</BackLink>} bare>
      <QuestionForm
        {...{ ...options, editing, onReplaced }}
        onSave={(andAddAnother) => void save(andAddAnother)}
        head={
          <div>
            <h1 ref={headingRef} tabIndex={-1}>
              {heading}
            </h1>
            <p className={styles.quiz} dir="auto">
              {quiz.title}
            </p>
          </div>
        }
        foot={
          <SaveBar status={editing.hasChanges ? unsaved : question && texts.allSaved}>
            {!question && (
              <Button variant="secondary" size="large" disabled={isBusy} onClick={() => void save(true)}>
                Save and add another
              </Button>
            )}
            <Button
              type="submit"
              size="large"
              busy={isBusy}
              busyLabel={image.preparing ? texts.preparingImage : 'Saving…'}
            >
              Save
            </Button>
          </SaveBar>
        }
      />
    </PageShell>
  );
}
