import { useState } from 'react';
import { BankBrowser } from '../../../bank/BankBrowser';
import { bankTexts as texts } from '../../../bank/bank-texts';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { trpcClient } from '../../../platform/trpc-client';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useToast } from '../../../ui/Toaster';
import type { QuizWriting } from '../writing/quiz-writing';
import { undoLast } from '../writing/undo';

interface BankDialogProps {
  writing: QuizWriting;
  onClose: () => void;
}

/** Adds several questions from other quizzes together, with one Undo. */
export function BankDialog({ writing, onClose }: BankDialogProps) {
  const { quizId } = writing;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const toast = useToast();
  const utils = trpc.useUtils();
  const add = async (questionIds: readonly string[]) => {
    setBusy(true);
    setFailure(undefined);
    let keys: string[] = [];
    const isAdded = await writing.act(async () => {
      const answer = await trpcClient.bank.addToQuiz
        .mutate({ quizId, questionIds: [...questionIds] })
        .catch((error: unknown) => {
          setFailure(serverSentence(error) ?? texts.addFailed);
          throw error;
        });
      keys = answer.addedIds;
      return answer.quiz;
    });
    setBusy(false);
    if (!isAdded) return;
    writing.did({ kind: 'added', keys });
    void utils.bank.invalidate();
    toast(texts.addedHere(keys.length), {
      action: { label: texts.undo, onAction: () => void undoLast(writing) },
    });
    onClose();
  };
  return (
    <Dialog open size="large" title={texts.fromBank} onClose={onClose}>
      {failure && (
        <Banner tone="bad" role="alert" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      <BankBrowser
        notIn={quizId}
        actions={(selected) => (
          <Button disabled={selected.length === 0} busy={isBusy} onClick={() => void add(selected)}>
            {texts.add(selected.length)}
          </Button>
        )}
      />
    </Dialog>
  );
}
