import { type OpenQuestionProps, QuestionForm } from './QuestionForm';
import { texts } from './texts';
import { useOpenQuestion } from './use-open-question';

interface WrittenQuestionProps extends OpenQuestionProps {
  /** Checks and saves the quiz as a whole. */
  onSaveQuiz: () => Promise<void>;
}

/** One question that is written in its place: it saves itself; Save checks it and closes it. */
export function OpenQuestion(props: WrittenQuestionProps) {
  const { question, acts, writing, onSaveQuiz } = props;
  const editing = useOpenQuestion(props);
  const { form } = editing;

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
      // Nobody has asked for the first question of a new quiz yet, so Save is about the quiz.
      onSave={() => void (question.isUntouched && acts.unasked === question.id ? onSaveQuiz() : save())}
      hasFocus={acts.unasked !== question.id}
    />
  );
}
