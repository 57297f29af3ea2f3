import { useMemo, useState } from 'react';
import { LIVE_POLL_MS } from '../../../shared/constants';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { usePolling } from '../../platform/use-polling';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { LiveActions } from './LiveActions';
import { LiveClass } from './LiveClass';
import { LiveClock } from './live-clock';
import { texts } from './texts';
import { withoutNames } from './without-names';

interface LiveQuizScreenProps {
  quizId: string;
}

/** The live view: the students with their progress and answers, and the teacher's actions. */
export function LiveQuizScreen({ quizId }: LiveQuizScreenProps) {
  return <LiveScreen key={quizId} quizId={quizId} />;
}

function LiveScreen({ quizId }: LiveQuizScreenProps) {
  const query = trpc.supervision.live.useQuery(
    { quizId },
    usePolling(() => LIVE_POLL_MS),
  );
  const { dataUpdatedAt, error } = query;
  const [areNamesHidden, hideNames] = useState(false);
  const watched = query.data;
  const data = useMemo(
    () => (watched && areNamesHidden ? withoutNames(watched) : watched),
    [watched, areNamesHidden],
  );
  useSessionEnd(error);
  useDocumentTitle(data ? texts.title(data.title) : texts.live);
  return (
    <>
      {data && <LiveActions quiz={data} />}
      <Loaded query={{ ...query, data }} failed={texts.loadFailed} shape={['2.5rem', '30rem']}>
        {(quiz) => (
          <LiveClock serverNow={quiz.serverNow} receivedAt={dataUpdatedAt}>
            <LiveClass quiz={quiz} areNamesHidden={areNamesHidden} onHideNames={hideNames} />
          </LiveClock>
        )}
      </Loaded>
    </>
  );
}
