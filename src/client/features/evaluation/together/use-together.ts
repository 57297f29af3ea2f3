import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MARKERS_POLL_MS } from '../../../../shared/constants';
import type { OtherMarker, Present } from '../../../../shared/marking/present';
import type { QuizResults } from '../../../../shared/results/schema';
import { useMay } from '../../../colleagues/use-may';
import { trpc } from '../../../platform/trpc';
import { trpcClient } from '../../../platform/trpc-client';
import { usePolling } from '../../../platform/use-polling';
import { announce } from '../../../ui/Announcer';
import { useMarking } from '../use-marking';
import { here, marksOfOthers, others } from './others';
import { togetherTexts } from './together-texts';

const NOBODY: readonly OtherMarker[] = [];

/**
 * Reports every five seconds that this page is marking the quiz, and where; receives the others and fetches their changes. Off
 * while the page is hidden, and for readers.
 */
export function useTogether({ quizId, marksRevision }: QuizResults): readonly OtherMarker[] {
  const utils = trpc.useUtils();
  const { refresh, revisions } = useMarking();
  const seen = useRef(marksRevision);
  const mayMark = useMay('mark');
  const { data } = useQuery({
    queryKey: ['markers', quizId],
    queryFn: () => trpcClient.evaluation.present.query({ quizId, ...here, seenRevision: seenRevision() }),
    enabled: mayMark,
    staleTime: MARKERS_POLL_MS,
    gcTime: 0,
    ...usePolling(() => MARKERS_POLL_MS),
  });

  // A full refetch in the meantime is newer than the report.
  const seenRevision = () =>
    Math.max(seen.current, utils.results.toMark.getData({ quizId })?.marksRevision ?? 0);

  const bringUpToDate = async ({ changed, revision }: Present) => {
    const before = utils.results.toMark.getData({ quizId });
    if (changed === 'all') await utils.results.toMark.invalidate({ quizId });
    else {
      const isNews = (each: (typeof changed)[number]) =>
        each.revision > Math.max(revisions.get(each.questionId) ?? 0, seenRevision());
      const news = changed.filter(isNews).map(({ questionId }) => questionId);
      if (news.length > 0) await refresh(news);
    }
    seen.current = revision;
    const after = utils.results.toMark.getData({ quizId });
    for (const { name, count } of marksOfOthers({ before, after, questionId: here.questionId })) {
      announce(togetherTexts.marked(name, count));
    }
  };
  const latest = useRef(bringUpToDate);
  useEffect(() => {
    latest.current = bringUpToDate;
  });
  useEffect(() => {
    if (!data) return;
    others.set(data.others);
    void latest.current(data);
  }, [data]);
  useEffect(() => () => others.set(NOBODY), []);
  return data?.others ?? NOBODY;
}
