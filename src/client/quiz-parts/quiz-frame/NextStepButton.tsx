import type { QuizRow } from '../../../shared/quiz/schema';
import { type QuizPage, teacherPaths } from '../../../shared/teacher-paths';
import { Banner } from '../../ui/Banner';
import { Button, ButtonLink } from '../../ui/Button';
import { QuizDialogs } from '../acts/QuizDialogs';
import { useQuizActions } from '../acts/use-quiz-actions';
import { nextStepShown } from '../stage-texts';
import styles from './QuizFrame.module.css';

/** The one thing that the quiz needs next; on the page where it is done, that page has the button. */
export function NextStepButton({ quiz, page }: { quiz: QuizRow; page: QuizPage }) {
  const next = nextStepShown(quiz);
  if (next?.step === 'publish') return <PublishButton quiz={quiz} />;
  if (!next || next.page === page) return null;
  return <ButtonLink href={teacherPaths[next.page](quiz._id)}>{next.label}</ButtonLink>;
}

/** Publishes from any page of the quiz, and shows what students need to join. */
function PublishButton({ quiz }: { quiz: QuizRow }) {
  const actions = useQuizActions(quiz);
  return (
    <>
      <Button busy={actions.publishing} busyLabel="Publishing…" onClick={actions.publish}>
        Publish
      </Button>
      {actions.failure && (
        <Banner tone="bad" role="alert" className={styles.failure} onDismiss={actions.dismissFailure}>
          {actions.failure}
        </Banner>
      )}
      <QuizDialogs quiz={quiz} actions={actions} />
    </>
  );
}
