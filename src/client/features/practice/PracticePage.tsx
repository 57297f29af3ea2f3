import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { paths } from '../../../shared/paths';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { PracticeDock } from './PracticeDock';
import { PracticeHeader } from './PracticeHeader';
import styles from './PracticePage.module.css';
import { answeredIn } from './round';
import { texts } from './texts';
import { type Practice, usePractice } from './use-practice';

// All types of questions come beside the page, while the first question is on its way.
const questions = import('./PracticeQuestion');
const PracticeQuestion = lazy(async () => ({ default: (await questions).PracticeQuestion }));

const EndCard = lazy(async () => ({ default: (await import('./EndCard')).EndCard }));

/** `/student/practice/:setId`: one question at a time, with feedback at once; nothing of it counts anywhere. */
export function PracticePage() {
  const { setId = '' } = useParams<{ setId: string }>();
  const practice = usePractice(setId);
  const { title, asked } = practice.round;
  useDocumentTitle(title === '' ? texts.practice : texts.title(title));
  return (
    <div className={styles.screen}>
      <PracticeHeader round={practice.round} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.sheet}>
          <Sheet practice={practice} />
        </div>
      </main>
      {asked && practice.trouble?.kind !== 'ended' && <PracticeDock practice={practice} />}
    </div>
  );
}

function Sheet({ practice }: { practice: Practice }) {
  const { round, isBusy, trouble } = practice;
  if (trouble?.kind === 'ended') {
    return (
      <EmptyState title={texts.ended} action={<ButtonLink href={paths.student}>{texts.back}</ButtonLink>}>
        {texts.endedMore}
      </EmptyState>
    );
  }
  if (round.stage === 'over') {
    const { practiseAhead: onAhead, again: onAgain } = practice;
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <EndCard {...{ round, isBusy, onAhead, onAgain }} />
      </Suspense>
    );
  }
  if (round.asked) {
    const isFirst = answeredIn(round) === 0 && round.stage === 'asking';
    return (
      <>
        {isFirst && <p className={styles.calm}>{texts.neverCounts}</p>}
        <Suspense fallback={<Skeleton lines={5} />}>
          <PracticeQuestion key={round.asked.showing} practice={practice} asked={round.asked} />
        </Suspense>
      </>
    );
  }
  if (!trouble) return <Skeleton lines={5} />;
  return (
    <EmptyState
      title={texts.practice}
      action={
        <Button busy={isBusy} onClick={practice.again}>
          {texts.tryAgain}
        </Button>
      }
    >
      <p role="alert">{'sentence' in trouble ? trouble.sentence : texts.nextWaits}</p>
    </EmptyState>
  );
}
