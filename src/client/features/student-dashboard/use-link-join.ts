import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../shared/messages';
import { shareIdIn } from './share-id';
import type { Join } from './use-join';

interface LinkJoin {
  quizId: string | null;
  /** Not before the dashboard is there and a saved quiz has been decided about. */
  isReady: boolean;
  join: Join;
}

/** Opens the quiz of the link once (spec §2: the query parameter `quizId`); answers with the sentence of a failure. */
export function useLinkJoin({ quizId, isReady, join }: LinkJoin) {
  const [failure, setFailure] = useState<string | null>(null);
  const triedId = useRef<string | null>(null);
  useEffect(() => {
    if (!quizId || !isReady || triedId.current === quizId) return;
    triedId.current = quizId;
    void join(shareIdIn(quizId), messages.quizNotFoundOrNotPublished).then((failed) =>
      setFailure(failed?.message ?? null),
    );
  }, [quizId, isReady, join]);
  return { failure, setFailure };
}
