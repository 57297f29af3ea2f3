import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { covers } from '../../../shared/access/rights';
import type { Quiz } from '../../../shared/quiz/schema';
import { NEW_QUESTION, teacherPaths } from '../../../shared/teacher-paths';
import { useRight } from '../../colleagues/use-may';
import { Loaded } from '../../loading/Loaded';
import { trpc } from '../../platform/trpc';
import { takeTyped } from '../../platform/typed-ahead';
import { useSessionEnd } from '../../platform/use-teacher-login';
import { FormatHere } from '../../rich-text/FormatHere';
import { Skeleton } from '../../ui/Skeleton';
import { prepareEditors } from './Paper';
import { QuestionsDesk } from './QuestionsDesk';
import { texts } from './texts';

// Needed only by colleagues without the right to edit.
const ReadPaper = lazy(async () => ({ default: (await import('./ReadPaper')).ReadPaper }));

interface QuestionsScreenProps {
  quizId: string;
  /** The question in the address: its id, or NEW_QUESTION. */
  questionId: string | undefined;
  /** Whether the quiz is new and never saved by hand. */
  isNew: boolean;
  /** Whether the address asks for the import. */
  startsImport: boolean;
}

/** The questions of a quiz, edited in place (spec §2: 'Create New Quiz' or 'Edit Quiz'). */
export function QuestionsScreen({ quizId, questionId, isNew, startsImport }: QuestionsScreenProps) {
  const query = trpc.quizzes.get.useQuery({ quizId });
  useSessionEnd(query.error);
  const right = useRight();
  useEffect(() => () => void takeTyped(), []);
  // A question that is open from the start is drawn with the paper, so that nothing below it moves.
  const [isDrawable, setDrawable] = useState(questionId === undefined);
  const prepare = useEffectEvent(async () => {
    if (!isDrawable) await prepareEditors();
    setDrawable(true);
  });
  useEffect(() => void prepare(), []);
  return (
    <Loaded
      query={isDrawable ? query : { ...query, data: undefined }}
      failed={texts.loadFailed}
      shape={['24rem']}
    >
      {(quiz) => (
        <FormatHere>
          {covers(right ?? quiz.right, 'edit') ? (
            <OpenedDesk key={quizId} {...{ quiz, questionId, isNew, startsImport }} />
          ) : (
            <Suspense fallback={<Skeleton height="24rem" />}>
              <ReadPaper quiz={quiz} />
            </Suspense>
          )}
        </FormatHere>
      )}
    </Loaded>
  );
}

type OpenedDeskProps = Omit<QuestionsScreenProps, 'quizId'> & { quiz: Quiz };

/** The open question is in the address for links; opening one replaces the history entry. */
function OpenedDesk({ quiz, questionId, isNew, startsImport }: OpenedDeskProps) {
  const [, navigate] = useLocation();
  const open = (id: string | undefined, state = { isNew }) => {
    const address =
      id === undefined ? teacherPaths.questions(quiz._id, state) : teacherPaths.question(quiz._id, id, state);
    navigate(address, { replace: true });
  };
  return (
    <QuestionsDesk
      quiz={quiz}
      openId={questionId === NEW_QUESTION ? undefined : questionId}
      startsNew={questionId === NEW_QUESTION}
      {...{ isNew, startsImport }}
      onOpen={open}
      onSaved={() => open(undefined, { isNew: false })}
    />
  );
}
