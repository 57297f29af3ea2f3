import type { QuizRow as Quiz } from '../../../shared/quiz/schema';
import { Banner } from '../../ui/Banner';
import { Card } from '../../ui/Card';
import { QuizActionBar } from './QuizActionBar';
import { QuizBadges } from './QuizBadges';
import { QuizDialogs } from './QuizDialogs';
import { QuizFacts } from './QuizFacts';
import { QuizMenu } from './QuizMenu';
import styles from './QuizRow.module.css';
import { nextAction } from './quiz-facts';
import { ShareBox } from './ShareBox';
import { useQuizActions } from './use-quiz-actions';

/** One quiz of the list: what it is, how it stands, and what can be done with it. */
export function QuizRow({ quiz }: { quiz: Quiz }) {
  const actions = useQuizActions(quiz);
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {quiz.title}
        </h3>
        <QuizMenu quiz={quiz} actions={actions} />
      </div>
      <QuizBadges quiz={quiz} />
      {quiz.description && (
        <p className={styles.description} dir="auto">
          {quiz.description}
        </p>
      )}
      <QuizFacts quiz={quiz} />
      {quiz.shareId && (
        <ShareBox
          shareId={quiz.shareId}
          title={quiz.title}
          isNext={nextAction(quiz) === 'share'}
          onShare={() => actions.setDialog('share')}
        />
      )}
      {actions.failure && (
        <Banner tone="bad" role="alert" onDismiss={actions.dismissFailure}>
          {actions.failure}
        </Banner>
      )}
      <QuizActionBar quiz={quiz} actions={actions} />
      <QuizDialogs quiz={quiz} actions={actions} />
    </Card>
  );
}
