import { useId, useState } from 'react';
import type { Quiz, QuizRow } from '../../../shared/quiz/schema';
import { bankTexts as texts } from '../../bank/bank-texts';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Select } from '../../ui/Select';
import { useToast } from '../../ui/Toaster';
import styles from './QuestionBankScreen.module.css';

interface AddToQuizDialogProps {
  questionIds: readonly string[];
  onClose: () => void;
  onAdded: () => void;
}

/** Chooses the quiz to copy questions into. */
export function AddToQuizDialog({ questionIds, onClose, onAdded }: AddToQuizDialogProps) {
  const formId = useId();
  const quizzes = trpc.quizzes.dashboard.useQuery().data?.quizzes ?? [];
  const open = quizzes.filter(({ startedCount }) => startedCount === 0);
  const [chosen, setChosen] = useState('');
  const quiz = open.find(({ _id }) => _id === chosen) ?? open[0];
  const add = useAdd(() => {
    onAdded();
    onClose();
  });
  return (
    <Dialog
      open
      size="small"
      title={texts.addTitle(questionIds.length)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!quiz} busy={add.isPending}>
            {texts.add(questionIds.length)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (quiz) add.act(quiz, questionIds);
        }}
      >
        {add.error !== null && (
          <Banner tone="bad" role="alert">
            {serverSentence(add.error) ?? texts.addFailed}
          </Banner>
        )}
        {quiz ? (
          <div className={styles.quiz}>
            <label htmlFor={`${formId}-quiz`}>{texts.whichQuiz}</label>
            <Select
              id={`${formId}-quiz`}
              value={quiz._id}
              options={open.map(({ _id, title }) => ({ value: _id, label: title }))}
              onChange={setChosen}
            />
            <p className="text-muted text-sm">{texts.whichHint}</p>
          </div>
        ) : (
          <p>{texts.noDraft}</p>
        )}
      </form>
    </Dialog>
  );
}

function useAdd(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const refresh = () =>
    Promise.all([utils.bank.invalidate(), utils.quizzes.invalidate()]).then(() => undefined);
  const mutation = trpc.bank.addToQuiz.useMutation();
  const act = (quiz: QuizRow, questionIds: readonly string[]) =>
    mutation.mutate(
      { quizId: quiz._id, questionIds: [...questionIds] },
      {
        onSuccess: async ({ addedIds }) => {
          onDone();
          toast(texts.added(addedIds.length, quiz.title), {
            action: {
              label: texts.undo,
              onAction: () => void removeMany(quiz._id, addedIds).then(refresh),
            },
          });
          await refresh();
        },
      },
    );
  return { act, isPending: mutation.isPending, error: mutation.error };
}

/** Removes newly added questions from their quiz; returns the quiz. */
const removeMany = (quizId: string, questionIds: readonly string[]): Promise<Quiz> =>
  trpcClient.questions.removeMany.mutate({ quizId, questionIds: [...questionIds] });
