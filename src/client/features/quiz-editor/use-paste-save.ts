import { useRef, useState } from 'react';
import type { BulkItem } from '../../../shared/question/bulk-paste';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import { questionFormData } from '../../quiz-parts/question-form-data';
import { pasteTexts } from './paste-texts';

export interface PasteProgress {
  readonly done: number;
  readonly count: number;
}

/** Creates pasted questions one after the other: the order of the questions is the order of their creation. */
export function usePasteSave(quizId: string) {
  const [progress, setProgress] = useState<PasteProgress | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const stopped = useRef(false);
  const utils = trpc.useUtils();

  /** Answers how many of the items were created; fewer than all when one failed or the teacher stopped. */
  const save = async (items: readonly BulkItem[]): Promise<number> => {
    stopped.current = false;
    setFailure(undefined);
    let done = 0;
    try {
      for (const { draft } of items) {
        if (stopped.current) break;
        setProgress({ done, count: items.length });
        await trpcClient.questions.create.mutate(questionFormData(draft, { quizId }));
        done += 1;
      }
      if (done < items.length) setFailure(pasteTexts.stopped(done, items.length));
    } catch (error) {
      const text = items[done]?.draft.text ?? '';
      setFailure(pasteTexts.failed({ done, text, reason: serverSentence(error) }));
    }
    void utils.quizzes.dashboard.invalidate();
    await utils.quizzes.get.invalidate({ quizId });
    setProgress(undefined);
    return done;
  };

  const stop = () => {
    stopped.current = true;
  };
  return { save, stop, progress, failure, dismissFailure: () => setFailure(undefined) };
}
