import { type OpenQuestionProps, QuestionForm } from './QuestionForm';
import { texts } from './texts';
import { useOpenQuestion } from './use-open-question';

interface WrittenQuestionProps extends OpenQuestionProps {
  /** Validates and saves the whole quiz. */
  onSaveQuiz: () => Promise<void>;
}

/** One question edited in place: saves itself; Save validates and closes it. */
export function OpenQuestion(props: WrittenQuestionProps) {
  const { question, acts, writing, onSaveQuiz } = props;
  const editing = useOpenQuestion(props);
  const { form } = editing;
  const isUnasked = acts.unasked === question.id;

  const save = form.handleSubmit(async () => {
    if (await writing.flush()) return acts.close();
    const trouble = writing.get().queue.get(question.id)?.trouble;
    const message = trouble?.kind === 'refused' ? trouble.refusal.sentence : texts.saveFailed;
    form.setError('root.save', { message });
  });
  return (
    <QuestionForm
      {...props}
      editing={editing}
      isBusy={form.formState.isSubmitting || editing.image.preparing}
      // The first question of a new quiz opened by itself, so there Save is about the quiz.
      onSave={() => void (question.isUntouched && isUnasked ? onSaveQuiz() : save())}
      hasFocus={!isUnasked || acts.isEntered}
    />
  );
}
