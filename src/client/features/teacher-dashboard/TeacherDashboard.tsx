import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { blankQuiz, nextQuizTitle } from '../../../shared/quiz/draft';
import type { TeacherDashboard as Dashboard } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { PaidNews } from '../../accounts/PaidNews';
import lists from '../../desk/lists.module.css';
import { NewQuizPlace } from '../../desk/new-quiz/NewQuizPlace';
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

interface TeacherDashboardProps {
  onReady: () => void;
  /** Loads the editor of a quiz, without failing. */
  prepareEditor: () => Promise<void>;
}

/** The teacher's first screen: quizzes and their next steps (spec §2 "Teacher dashboard"). */
export function TeacherDashboard({ onReady, prepareEditor }: TeacherDashboardProps) {
  useDocumentTitle('Your quizzes');
  const query = useTeacherDashboard();
  const dashboard = query.data;
  const isReady = dashboard !== undefined;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const newQuiz = useNewQuiz(prepareEditor);
  if (newQuiz.title !== undefined) return <NewQuizPlace teacher={dashboard} title={newQuiz.title} />;
  return (
    <PageShell header={<TeacherBar teacher={dashboard} />} look="desk">
      <div className={classNames(lists.page, styles.page)}>
        <Loaded
          query={query}
          failed={texts.cannotLoad}
          lost={texts.reconnecting}
          shape={['1.75rem', '2rem', '34rem']}
        >
          {(data) => (
            <Desk
              dashboard={data}
              onCreate={(options) => void newQuiz.start(data, options)}
              onAim={() => void prepareEditor()}
            />
          )}
        </Loaded>
      </div>
    </PageShell>
  );
}

interface DeskProps {
  dashboard: Dashboard;
  onCreate: (options?: { startsImport: boolean }) => void;
  /** Called when the pointer or the focus reaches what creates a quiz. */
  onAim: () => void;
}

function Desk({ dashboard: { name, quizzes }, onCreate, onAim }: DeskProps) {
  const list = useListAddress();
  const { whose, setWhose } = useWhose();
  const hasShared = quizzes.some(({ owner }) => owner !== null);
  const shown = useMemo(
    () => (hasShared ? quizzes.filter((quiz) => isOf(quiz, whose)) : quizzes),
    [quizzes, hasShared, whose],
  );
  const create = () => onCreate();
  const importQuestions = () => onCreate({ startsImport: true });
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
        {...{ name, onAim }}
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
        <NoQuizzes onAim={onAim} onCreate={create} onImport={importQuestions} />
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
function useNewQuiz(prepareEditor: () => Promise<void>) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const create = trpc.quizzes.create.useMutation();
  /** The title of the quiz on its way. */
  const [title, setTitle] = useState<string>();

  const attempt = ({ quizzes }: Dashboard) => {
    const next = nextQuizTitle(quizzes.map((quiz) => quiz.title));
    setTitle(next);
    return create.mutateAsync(blankQuiz(next));
  };

  const start = async (known: Dashboard, { startsImport = false } = {}) => {
    keepTyped();
    try {
      const [quiz] = await Promise.all([
        attempt(known).catch(async (error: unknown) => {
          // Another tab has taken the title.
          if (statusOf(error) !== 409) throw error;
          return attempt(await utils.quizzes.dashboard.fetch(undefined, { staleTime: 0 }));
        }),
        prepareEditor(),
      ]);
      utils.quizzes.get.setData({ quizId: quiz._id }, quiz);
      navigate(teacherPaths.questions(quiz._id, { isNew: true, startsImport }));
    } catch (error) {
      takeTyped();
      setTitle(undefined);
      console.warn('A quiz could not be created.', error);
    }
  };

  return { title, start };
}
