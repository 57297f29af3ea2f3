import { createContext, useContext, useEffect, useState } from 'react';
import { messages } from '../../../shared/messages';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import { createMarksQueue } from './marks-queue';
import { texts } from './texts';
import { type MarksEdit, withMarks } from './with-marks';

const REST_MS = 600;
const PARALLEL = 4;

export interface Marking {
  /** Marks that show already but are not stored yet. */
  readonly pending: readonly MarksEdit[];
  giveMarks: (edits: readonly MarksEdit[]) => void;
  /** Drops marks that are not sent yet; answers those that are. */
  takeBack: (edits: readonly MarksEdit[]) => MarksEdit[];
  settled: () => Promise<void>;
}

/** The teacher's marks on their way to the server: shown at once, taken back when they are refused (spec §4, §8). */
export function useMarks(quizId: string, say: (text: string) => void): Marking {
  const utils = trpc.useUtils();
  const [pending, setPending] = useState<readonly MarksEdit[]>([]);
  const [queue] = useState(() =>
    createMarksQueue({
      delayMs: REST_MS,
      parallel: PARALLEL,
      onPending: setPending,
      send: async (edit) => {
        await trpcClient.evaluation.updateMarks.mutate({ quizId, ...edit });
        // A poll that left before would bring the old mark back for a moment.
        await utils.results.get.cancel({ quizId });
        utils.results.get.setData({ quizId }, (results) => results && withMarks(results, [edit]));
      },
      onSettled: (failedCount) => {
        say(failedCount > 0 ? texts.marksFailed : messages.marksUpdated);
        void utils.results.get.invalidate({ quizId });
        void utils.quizzes.dashboard.invalidate();
      },
    }),
  );

  useEffect(() => {
    window.addEventListener('pagehide', queue.flush);
    return () => {
      window.removeEventListener('pagehide', queue.flush);
      queue.flush();
    };
  }, [queue]);

  return { pending, giveMarks: queue.put, takeBack: queue.takeBack, settled: queue.settled };
}

export const MarkingContext = createContext<Marking | undefined>(undefined);

export function useMarking(): Marking {
  const marking = useContext(MarkingContext);
  if (!marking) throw new Error('useMarking is used outside the evaluation screen.');
  return marking;
}
