import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { PracticeSet } from '../../../shared/practice/schema';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { Loaded } from '../../loading/Loaded';
import styles from '../../open-practice/Practice.module.css';
import { practiceTexts as texts } from '../../open-practice/practice-texts';
import { SetFacts } from '../../open-practice/SetFacts';
import { usePracticeActs } from '../../open-practice/use-practice-acts';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';

const OpenPracticeDialog = lazy(async () => ({
  default: (await import('../../open-practice/OpenPracticeDialog')).OpenPracticeDialog,
}));
const ChangeClassesDialog = lazy(async () => ({
  default: (await import('../../open-practice/ChangeClassesDialog')).ChangeClassesDialog,
}));

/** Whether the quiz is open for practice, and for which classes. */
export function PracticeCard({ quiz }: { quiz: QuizRow }) {
  const query = trpc.practice.listSets.useQuery();
  return (
    <Loaded query={query} failed={texts.loadFailed} shape={['6rem']}>
      {({ open }) => {
        const set = open.find(({ quizId }) => quizId === quiz._id);
        return (
          <div className={styles.form}>
            {set ? <OpenSet set={set} /> : <NotOpen quiz={quiz} />}
            {open.length > 0 && <Link href={teacherPaths.practiceSets}>{texts.all}</Link>}
          </div>
        );
      }}
    </Loaded>
  );
}

function NotOpen({ quiz }: { quiz: QuizRow }) {
  const [isOpening, setOpening] = useState(false);
  if (!quiz.scoresReleased) return <p>{texts.afterRelease}</p>;
  return (
    <>
      <p>{texts.closed}</p>
      <div>
        <Button variant="secondary" onClick={() => setOpening(true)}>
          {texts.openQuiz}
        </Button>
      </div>
      {isOpening && (
        <Suspense>
          <OpenPracticeDialog
            subject={{ quizId: quiz._id }}
            title={quiz.title}
            onClose={() => setOpening(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function OpenSet({ set }: { set: PracticeSet }) {
  const acts = usePracticeActs();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      {acts.failure && (
        <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
          {acts.failure}
        </Banner>
      )}
      <SetFacts set={set} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
        <Button variant="secondary" busy={acts.busyId === set._id} onClick={() => acts.close(set)}>
          {texts.end}
        </Button>
      </div>
      {isChanging && (
        <Suspense>
          <ChangeClassesDialog set={set} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
