import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CopyEffect, QuestionCopy } from '../../../../shared/bank/schema';
import { bankTexts as texts } from '../../../bank/bank-texts';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { trpcClient } from '../../../platform/trpc-client';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { useToast } from '../../../ui/Toaster';

interface CopiesDialogProps {
  questionId: string;
  /** The differing copies. */
  copies: readonly QuestionCopy[];
  onClose: () => void;
}

/** Chooses the copies to update, with the effect on each and on existing marks. */
export function CopiesDialog({ questionId, copies, onClose }: CopiesDialogProps) {
  const possible = copies.filter(({ refusal }) => refusal === null).map((copy) => copy.questionId);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = possible.filter((id) => !left.includes(id));
  const effects = useEffects(questionId, possible);
  const correct = useCorrection(onClose);
  const failure = correct.error ?? effects.error;
  const start = () => {
    const seen = Object.fromEntries(
      (effects.data ?? []).flatMap((effect) =>
        chosen.includes(effect.questionId) ? [[effect.questionId, effect.seen]] : [],
      ),
    );
    correct.act({ questionId, copyIds: chosen, seen });
  };
  return (
    <Dialog
      open
      title={texts.correctTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={chosen.length === 0 || (effects.data === undefined && effects.error === null)}
            busy={correct.isPending}
            onClick={start}
          >
            {texts.correct(chosen.length)}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {serverSentence(failure) ?? texts.correctFailed}
        </Banner>
      )}
      <p>{texts.correctLead}</p>
      {copies.map((copy) => (
        <Checkbox
          key={copy.questionId}
          label={<span dir="auto">{copy.title}</span>}
          reason={reasonOf(
            copy,
            effects.data?.find((effect) => effect.questionId === copy.questionId),
          )}
          disabled={copy.refusal !== null}
          checked={chosen.includes(copy.questionId)}
          onChange={() =>
            setLeft((now) =>
              now.includes(copy.questionId)
                ? now.filter((id) => id !== copy.questionId)
                : [...now, copy.questionId],
            )
          }
        />
      ))}
    </Dialog>
  );
}

function reasonOf(copy: QuestionCopy, effect: CopyEffect | undefined): string {
  const changes = texts.becomes(copy.differs);
  if (copy.refusal !== null) return `${changes} ${copy.refusal}`;
  if (!copy.hasStarted) return `${changes} ${texts.notStarted}`;
  const marks = effect ? [texts.marksChange(effect.gainCount, effect.lossCount)] : [];
  const isSeen = effect?.isReleased && effect.gainCount + effect.lossCount > 0;
  return [changes, texts.started, ...marks, ...(isSeen ? [texts.released] : [])].join(' ');
}

/** The effect on marks, fetched once. */
function useEffects(questionId: string, copyIds: readonly string[]) {
  return useQuery({
    queryKey: ['bank.previewCopies', questionId, copyIds],
    queryFn: async () =>
      (await trpcClient.bank.previewCopies.mutate({ questionId, copyIds: [...copyIds] })).copies,
    enabled: copyIds.length > 0,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function useCorrection(onDone: () => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const mutation = trpc.bank.correctCopies.useMutation();
  const refresh = () => Promise.all([utils.bank.invalidate(), utils.quizzes.invalidate()]);
  const act = (input: { questionId: string; copyIds: string[]; seen: Record<string, string> }) =>
    mutation.mutate(input, {
      onSuccess: async ({ copies }) => {
        onDone();
        const undoable = copies.flatMap(({ questionId, correctionId }) =>
          correctionId === null ? [] : [{ questionId, correctionId }],
        );
        const undo = async () => {
          for (const each of undoable) await trpcClient.questions.undoCorrection.mutate(each);
          toast(texts.undone);
          await refresh();
        };
        toast(texts.corrected(copies.length), {
          ...(undoable.length > 0 && {
            action: { label: texts.undo, onAction: () => void undo() },
          }),
        });
        await refresh();
      },
    });
  return { act, isPending: mutation.isPending, error: mutation.error };
}
