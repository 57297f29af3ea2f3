import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import type { Quiz } from '../../../shared/quiz/schema';
import { useDocumentTitle } from '../../platform/use-document-title';
import { fieldIds } from '../../question-types/editing-texts';
import { EditorNotices } from '../../quiz-parts/EditorNotices';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { PageShell } from '../../ui/PageShell';
import { SaveBar } from '../../ui/SaveBar';
import { isNextShortcut, isSaveShortcut } from '../../ui/save-shortcut';
import { forgetUnsavedChanges } from '../../ui/unsaved-changes';
import { BackLink } from './BackLink';
import { CorrectionDialog } from './CorrectionDialog';
import { isCorrection } from './is-correction';
import { LastCorrection } from './LastCorrection';
import styles from './QuestionEditorForm.module.css';
import { QuestionFields } from './QuestionFields';
import { QuestionPreview } from './QuestionPreview';
import { draftOf } from './question-form';
import { texts } from './texts';
import { useQuestionForm } from './use-question-form';
import { useSaveQuestion } from './use-save-question';

interface QuestionEditorFormProps {
  quiz: Quiz;
  /** The stored question; none while adding. */
  question: Question | undefined;
  useQuestionTimer: boolean;
  backHref: string;
  /** Called when the stored question was corrected, or a correction undone: the editor starts anew with it. */
  onReplaced: () => void;
  /** Whether it has started anew: its line about the correction stands at the top, so the focus goes there. */
  isReplaced: boolean;
}

const fieldIdOf = (field: string): string =>
  field in fieldIds ? fieldIds[field as keyof typeof fieldIds] : fieldIds.text;

/** The loaded editor: the fields, the question as students will see it, and Save at the foot. */
export function QuestionEditorForm(props: QuestionEditorFormProps) {
  const { quiz, question, useQuestionTimer, backHref, onReplaced, isReplaced } = props;
  const [, navigate] = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const fields = useQuestionForm(quiz._id, question);
  const { form, image, hasChanges, change, chooseType, startNext } = fields;
  const saving = useSaveQuestion({ quizId: quiz._id, question, useQuestionTimer });
  const [isCorrecting, setCorrecting] = useState(false);
  const heading = question ? texts.edit : texts.add;
  // What has been mended since the last try need not be told any more.
  const open = validateQuestion(draftOf(form), { useQuestionTimer }).map(({ sentence }) => sentence);
  const issues = saving.issues.filter(({ sentence }) => open.includes(sentence));
  useDocumentTitle(issues.length > 0 ? `Error: ${heading}` : heading);

  useEffect(() => {
    if (!isReplaced) return;
    headingRef.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isReplaced]);

  const forget = () => {
    forgetUnsavedChanges();
    fields.dropDraft();
  };

  const save = async (andAddAnother: boolean) => {
    // A moment later the image goes along.
    if (saving.saving || image.preparing) return;
    if (question && quiz.hasStarted && saving.check(form) && isCorrection(question, form)) {
      return setCorrecting(true);
    }
    if (!(await saving.save(form, image))) return;
    forget();
    if (!andAddAnother) return navigate(backHref);
    startNext();
    document.getElementById(fieldIds.text)?.focus();
  };

  const kept = image.hasChanged ? texts.textKeptHere : texts.keptHere;
  const unsaved = [texts.unsaved, fields.isKept && kept].filter(Boolean).join(' · ');
  const number = question ? quiz.questions.indexOf(question) + 1 : quiz.questions.length + 1;
  const errorOf = (field: string) => issues.find((issue) => issue.field === field)?.sentence;

  return (
    <PageShell header={<BackLink href={backHref} />} bare>
      <form
        noValidate
        onKeyDown={(event) => {
          if (!isSaveShortcut(event) && !isNextShortcut(event)) return;
          event.preventDefault();
          void save(isNextShortcut(event) && !question);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <div className={styles.page}>
          <div className={styles.main}>
            <div>
              <h1 ref={headingRef} tabIndex={-1}>
                {heading}
              </h1>
              <p className={styles.quiz} dir="auto">
                {quiz.title}
              </p>
            </div>
            <EditorNotices
              fields={fields}
              saving={saving}
              lines={issues.map(({ field, sentence }) => ({ fieldId: fieldIdOf(field), sentence }))}
            />
            {question && quiz.hasStarted && (
              <LastCorrection quizId={quiz._id} {...{ question, hasChanges, onReplaced }} />
            )}
            {quiz.hasStarted && <Banner tone="info">{texts.frozenQuestion}</Banner>}
            <QuestionFields
              form={form}
              image={image}
              frozen={quiz.hasStarted}
              useQuestionTimer={useQuestionTimer}
              errorOf={errorOf}
              onChange={change}
              onType={chooseType}
            />
          </div>
          <QuestionPreview draft={draftOf(form)} imageUrl={image.url} number={number} />
        </div>
        <SaveBar status={hasChanges ? unsaved : question && texts.allSaved}>
          {!question && (
            <Button
              variant="secondary"
              size="large"
              disabled={saving.saving || image.preparing}
              onClick={() => void save(true)}
            >
              Save and add another
            </Button>
          )}
          <Button
            type="submit"
            size="large"
            busy={saving.saving || image.preparing}
            busyLabel={image.preparing ? texts.preparingImage : 'Saving…'}
          >
            Save
          </Button>
        </SaveBar>
      </form>
      {question && isCorrecting && (
        <CorrectionDialog
          quizId={quiz._id}
          {...{ question, form, image }}
          onClose={() => setCorrecting(false)}
          onApplied={() => {
            forget();
            onReplaced();
          }}
        />
      )}
    </PageShell>
  );
}
