import { lazy, Suspense, useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { Banner } from '../../../ui/Banner';
import { isCorrection } from '../forms/question-form';
import { type OpenQuestionProps, QuestionForm } from '../question/QuestionForm';
import { texts } from '../question/texts';
import { useOpenQuestion } from '../question/use-open-question';
import { sendWritten } from '../writing/send-written';
import { LastCorrection } from './LastCorrection';

// Most saves need none, and it brings the table along.
const CorrectionDialog = lazy(async () => ({
  default: (await import('./CorrectionDialog')).CorrectionDialog,
}));

interface CorrectedQuestionProps extends OpenQuestionProps {
  /** The question as students have it. */
  stored: Question;
  isUnsaved: boolean;
}

/** A question that students have answered: changes are held here until Save, which previews their effect on marks. */
export function CorrectedQuestion({ stored, isUnsaved, ...props }: CorrectedQuestionProps) {
  const { quiz, question, acts, writing } = props;
  const editing = useOpenQuestion(props);
  const { form, values } = editing;
  const [isCorrecting, setCorrecting] = useState(false);
  const unsent = writing.get().queue.get(question.id)?.act;
  const image = unsent?.kind === 'question' ? unsent.image : undefined;

  const save = form.handleSubmit(async (typed) => {
    if (isCorrection(stored, typed)) return setCorrecting(true);
    if (!unsent) return acts.close();
    const isSaved = await writing.act((now) => sendWritten(unsent, { quiz: now, added: [] }));
    if (!isSaved) return form.setError('root.save', { message: writing.get().failure ?? texts.saveFailed });
    writing.settle(question.id);
    acts.close();
  });
  return (
    <>
      <QuestionForm
        {...props}
        editing={editing}
        isBusy={form.formState.isSubmitting || editing.image.preparing}
        onSave={() => void save()}
        notices={
          <>
            <LastCorrection
              quizId={quiz._id}
              question={stored}
              hasChanges={isUnsaved}
              onReplaced={() => writing.settle(question.id)}
            />
            <Banner tone="info">{texts.frozenQuestion}</Banner>
          </>
        }
      />
      {isCorrecting && (
        <Suspense>
          <CorrectionDialog
            quizId={quiz._id}
            question={stored}
            {...{ values, image }}
            onClose={() => setCorrecting(false)}
            onApplied={() => writing.settle(question.id)}
          />
        </Suspense>
      )}
    </>
  );
}
