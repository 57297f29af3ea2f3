import { useSearch } from 'wouter';
import type { QuizRow } from '../../../shared/quiz/schema';
import type { QuizPage } from '../../../shared/teacher-paths';
import { Banner } from '../../ui/Banner';
import { Button, ButtonLink } from '../../ui/Button';
import { NEXT_STEP } from '../../ui/Modal';
import { QuizDialogs } from '../acts/QuizDialogs';
import { useQuizActions } from '../acts/use-quiz-actions';
import styles from '../frame/Frame.module.css';
import { nextStepShown, PUBLISH, stepHref } from '../stage-texts';

/** The quiz's next step; hidden on the page that has its own button for it. */
export function NextStepButton({ quiz, page }: { quiz: QuizRow; page: QuizPage }) {
  // Kept here rather than beside the button, because the dialog after publishing outlives it.
  const actions = useQuizActions(quiz);
  const shown = nextStepShown(quiz);
  const next =
    shown?.step === 'finish' && page === 'questions' ? { step: 'publish' as const, ...PUBLISH } : shown;
  const isOnBench = new URLSearchParams(useSearch()).get('tab') === 'questions';
  const isHere = next?.page === page && (isOnBench || !('onBench' in next));
  return (
    <>
      {next?.step === 'publish' && (
        <Button busy={actions.publishing} onClick={actions.publish}>
          {next.label}
        </Button>
      )}
      {next && next.step !== 'publish' && !isHere && shown?.alsoOn !== page && (
        <ButtonLink href={stepHref(quiz._id, next)} {...NEXT_STEP}>
          {next.label}
        </ButtonLink>
      )}
      {actions.failure && (
        <Banner tone="bad" role="alert" className={styles.failure} onDismiss={actions.dismissFailure}>
          {actions.failure}
        </Banner>
      )}
      <QuizDialogs quiz={quiz} actions={actions} />
    </>
  );
}
