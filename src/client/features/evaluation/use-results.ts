import { useEffect, useRef } from 'react';
import { EVALUATION_POLL_MS } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import type { QuizResults } from '../../../shared/results/schema';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { usePolling } from '../../platform/use-polling';
import { useSessionEnd } from '../../platform/use-teacher-login';
import type { Loading } from '../../quiz-parts/Loaded';
import { texts } from './texts';

/** The results, asked for again every 2000 ms while they are being evaluated and the page is in sight (spec §4). */
export function useResults(quizId: string, say: (text: string) => void): Loading<QuizResults> {
  const query = trpc.results.get.useQuery(
    { quizId },
    usePolling(
      ({ evaluationStatus }: QuizResults) => evaluationStatus === 'in-progress' && EVALUATION_POLL_MS,
    ),
  );
  const { data } = query;
  const status = data?.evaluationStatus;
  useSessionEnd(query.error);

  const title = data ? `${texts.title}: ${data.title}` : texts.title;
  useDocumentTitle(
    status === 'in-progress' ? `(${Math.round(data?.evaluationProgress ?? 0)}%) ${title}` : title,
  );

  const lastStatus = useRef(status);
  useEffect(() => {
    // A small class may be done before the first look at it: then nothing was ever seen in progress.
    const wasOpen = lastStatus.current === 'pending' || lastStatus.current === 'in-progress';
    if (wasOpen && status === 'completed') say(messages.evaluationCompleted);
    lastStatus.current = status;
  }, [status, say]);

  return query;
}
