import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { paths } from '../../../shared/paths';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { useLargerText } from '../../ui/reading';
import { Skeleton } from '../../ui/Skeleton';
import { PracticeHeader, PracticeMain } from './PracticeFrame';
import styles from './PracticePage.module.css';
import { texts } from './texts';
import { type Practice, usePractice } from './use-practice';

// The code of all types loads in parallel with the first question.
const questions = import('./PracticeQuestion');
const PracticeQuestion = lazy(async () => ({ default: (await questions).PracticeQuestion }));
// In one chunk with the dashboard; practice works without it.
const ReadingHelp = lazy(() =>
  import('../../reading-help/ReadingHelp').then(
    (help) => ({ default: help.ReadingHelp }),
    () => ({ default: () => null }),
  ),
);
const EndCard = lazy(async () => ({ default: (await import('./EndCard')).EndCard }));

/** `/student/practice/:setId`: one question at a time with immediate feedback; nothing counts. */
export function PracticePage() {
  const { setId = '' } = useParams<{ setId: string }>();
  const practice = usePractice(setId);
  const { title, largerText } = practice.round;
  useLargerText(largerText);
  useDocumentTitle(title === '' ? texts.practice : texts.title({ subject: title }));
  return (
    <div className={styles.screen}>
      <Suspense>
        <ReadingHelp />
      </Suspense>
      <PracticeHeader round={practice.round} />
      <Suspense
        fallback={
          <PracticeMain>
            <Skeleton lines={5} />
          </PracticeMain>
        }
      >
        <Stage practice={practice} />
      </Suspense>
    </div>
  );
}

function Stage({ practice }: { practice: Practice }) {
  const { round, trouble } = practice;
  if (round.asked && trouble?.kind !== 'ended')
    return <PracticeQuestion key={round.asked.showing} practice={practice} asked={round.asked} />;
  return (
    <PracticeMain>
      <Between practice={practice} />
    </PracticeMain>
  );
}

/** Replaces the question: the end, an obstacle, or the skeleton. */
function Between({ practice }: { practice: Practice }) {
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
    return <EndCard {...{ round, isBusy, onAhead, onAgain }} />;
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
