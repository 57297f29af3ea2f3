import { useMemo, useState } from 'react';
import { LIVE_POLL_MS } from '../../../shared/constants';
import { numberedStudent } from '../../../shared/results/names-hidden';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { usePolling } from '../../platform/use-polling';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { LiveActions } from './LiveActions';
import { LiveClass } from './LiveClass';
import { LiveClock } from './live-clock';
import { texts } from './texts';

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

/** The class with numbers instead of names, by start order, so that a student's number never changes. */
function withoutNames(quiz: LiveQuiz): LiveQuiz {
  const started = quiz.students.toSorted(
    (one, other) => one.startedAt - other.startedAt || (one.attemptId < other.attemptId ? -1 : 1),
  );
  const numbers = new Map(started.map(({ attemptId }, at) => [attemptId, numberedStudent(at + 1)]));
  const unnamed = <Line extends { attemptId: string; studentClass?: string }>(line: Line) => {
    const { studentClass: _, ...rest } = line;
    return { ...rest, studentName: numbers.get(line.attemptId) ?? texts.student, studentEmail: '' };
  };
  const renamed = <Line extends { studentName: string | null; attemptId: string | null }>(line: Line) => ({
    ...line,
    studentName: line.attemptId === null ? null : (numbers.get(line.attemptId) ?? texts.student),
  });
  return {
    ...quiz,
    students: quiz.students.map(unnamed),
    absent: quiz.absent.map((member, at) => ({
      ...member,
      name: numberedStudent(started.length + at + 1),
    })),
    late: quiz.late.map(unnamed),
    messages: quiz.messages.map(renamed),
    clock: quiz.clock.map(renamed),
  };
}
