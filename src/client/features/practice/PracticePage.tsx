import { useParams } from 'wouter';
import { paths } from '../../../shared/paths';
import { useDocumentTitle } from '../../platform/use-document-title';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { EndCard } from './EndCard';
import { PracticeDock } from './PracticeDock';
import { PracticeHeader } from './PracticeHeader';
import styles from './PracticePage.module.css';
import { PracticeQuestion } from './PracticeQuestion';
import { answeredIn } from './round';
import { texts } from './texts';
import { type Practice, usePractice } from './use-practice';

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
      <EmptyState
        title={texts.ended}
        action={<ButtonLink href={paths.student}>{texts.back}</ButtonLink>}
      >
        {texts.endedMore}
      </EmptyState>
    );
  }
  if (round.stage === 'over')
    return <EndCard round={round} isBusy={isBusy} onAhead={practice.practiseAhead} onAgain={practice.again} />;
  if (round.asked) {
    const isFirst = answeredIn(round) === 0 && round.stage === 'asking';
    return (
      <>
        {isFirst && <p className={styles.calm}>{texts.neverCounts}</p>}
        <PracticeQuestion key={round.asked.showing} practice={practice} asked={round.asked} />
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
