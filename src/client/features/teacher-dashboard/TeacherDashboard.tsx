import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { blankQuiz, nextQuizTitle } from '../../../shared/quiz/draft';
import type { TeacherDashboard as Dashboard } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { PaidNews } from '../../accounts/PaidNews';
import lists from '../../desk/lists.module.css';
import { TeacherBar } from '../../desk/TeacherBar';
import { Loaded } from '../../loading/Loaded';
import { statusOf } from '../../platform/error-message';
import { useShortcut } from '../../platform/shortcuts';
import { trpc } from '../../platform/trpc';
import { keepTyped, takeTyped } from '../../platform/typed-ahead';
import { useDocumentTitle } from '../../platform/use-document-title';
import { classNames } from '../../ui/class-names';
import { PageShell } from '../../ui/PageShell';
import { DashboardHead } from './DashboardHead';
import { FilterBar } from './FilterBar';
import { useListAddress } from './list-address';
import { NoQuizzes } from './NoQuizzes';
import { QuizList } from './QuizList';
import { isOf, useWhose } from './quiz-filters';
import styles from './TeacherDashboard.module.css';
import { texts } from './texts';
import { useTeacherDashboard } from './use-teacher-dashboard';

const HandOverOffers = lazy(async () => ({
  default: (await import('./HandOverOffers')).HandOverOffers,
}));
const TrashView = lazy(async () => ({ default: (await import('./TrashView')).TrashView }));

/** The teacher's first screen: quizzes and their next steps (spec §2 "Teacher dashboard"). */
export function TeacherDashboard({ onReady }: { onReady: () => void }) {
  useDocumentTitle('Your quizzes');
  const query = useTeacherDashboard();
  const dashboard = query.data;
  const isReady = dashboard !== undefined;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return (
    <PageShell header={<TeacherBar teacher={dashboard} />} look="desk">
      <div className={classNames(lists.page, styles.page)}>
        <Loaded
          query={query}
          failed={texts.cannotLoad}
          lost={texts.reconnecting}
          shape={['1.75rem', '2rem', '34rem']}
        >
          {(data) => <Desk dashboard={data} />}
        </Loaded>
      </div>
    </PageShell>
  );
}

function Desk({ dashboard: { name, quizzes } }: { dashboard: Dashboard }) {
  const list = useListAddress();
  const { whose, setWhose } = useWhose();
  const hasShared = quizzes.some(({ owner }) => owner !== null);
  const shown = useMemo(
    () => (hasShared ? quizzes.filter((quiz) => isOf(quiz, whose)) : quizzes),
    [quizzes, hasShared, whose],
  );
  const { createQuiz, creating } = useCreateQuiz();
  const create = () => void createQuiz();
  const importQuestions = () => void createQuiz({ startsImport: true });
  useShortcut('n', create);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastCount = useRef(quizzes.length);
  // A deleted row takes the focus with it.
  useEffect(() => {
    const isFewer = quizzes.length < lastCount.current;
    lastCount.current = quizzes.length;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [quizzes.length]);
  const isTrash = list.address.view === 'trash';
  return (
    <>
      <PaidNews />
      <Offers />
      <DashboardHead
        ref={heading}
        {...{ name, creating }}
        quizzes={shown}
        onCreate={create}
        onImport={importQuestions}
      />
      <FilterBar quizzes={shown} list={list} whose={hasShared ? whose : undefined} onWhose={setWhose} />
      {isTrash && (
        <Suspense>
          <TrashView />
        </Suspense>
      )}
      {!isTrash && quizzes.length === 0 && (
        <NoQuizzes {...{ creating }} onCreate={create} onImport={importQuestions} />
      )}
      {!isTrash && quizzes.length > 0 && (
        <QuizList quizzes={shown} list={list} onShowAll={() => setWhose('all')} />
      )}
    </>
  );
}

/** Offers awaiting the teacher's consent. The desk works without them, so a failure is silent. */
function Offers() {
  const { data } = trpc.colleagues.handOvers.useQuery();
  if (!data || data.handOvers.length === 0) return null;
  return (
    <Suspense>
      <HandOverOffers offers={data.handOvers} />
    </Suspense>
  );
}

/** Creates a draft 'Quiz N' and opens it in the editor or its import; a failure is silent (spec §8). */
function useCreateQuiz() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const create = trpc.quizzes.create.useMutation();
  const [creating, setCreating] = useState(false);

  const attempt = async () => {
    const { quizzes } = await utils.quizzes.dashboard.fetch(undefined, { staleTime: 0 });
    return create.mutateAsync(blankQuiz(nextQuizTitle(quizzes.map(({ title }) => title))));
  };

  const createQuiz = async ({ startsImport = false } = {}) => {
    setCreating(true);
    keepTyped();
    try {
      // Another tab may have taken the name; the second attempt sees it.
      const quiz = await attempt().catch((error: unknown) => {
        if (statusOf(error) === 409) return attempt();
        throw error;
      });
      navigate(teacherPaths.questions(quiz._id, { isNew: true, startsImport }));
    } catch (error) {
      takeTyped();
      console.warn('A quiz could not be created.', error);
    } finally {
      setCreating(false);
    }
  };

  return { createQuiz, creating };
}
