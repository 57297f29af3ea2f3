import { Activity, Pencil, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import type { QuizRow } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import type { QuizActions } from '../../quiz-parts/acts/use-quiz-actions';
import { responseTexts } from '../../quiz-parts/response-texts';
import { Button, IconButton } from '../../ui/Button';
import { nextAction } from './next-action';
import styles from './QuizActionBar.module.css';
import { texts } from './texts';

interface QuizActionBarProps {
  quiz: QuizRow;
  actions: QuizActions;
}

/** The actions of a row; the one to do next stands out. */
export function QuizActionBar({ quiz, actions }: QuizActionBarProps) {
  const [, navigate] = useLocation();
  const next = nextAction(quiz);
  const isEvaluated = quiz.evaluationStatus === 'completed';
  return (
    <div className={styles.actions}>
      {!quiz.isPublished && quiz.questions.length > 0 && (
        <Button busy={actions.publishing} busyLabel="Publishing…" onClick={actions.publish}>
          Publish
        </Button>
      )}
      {!quiz.isPublished && quiz.questions.length === 0 && (
        <p className={styles.note}>{messages.questionsRequired}</p>
      )}
      {quiz.runningCount > 0 && (
        <Button
          variant={next === 'live' ? 'primary' : 'secondary'}
          onClick={() => navigate(teacherPaths.live(quiz._id))}
        >
          <Activity size={18} aria-hidden="true" /> {texts.watchLive} ({quiz.runningCount})
        </Button>
      )}
      {quiz.attemptedBy.length > 0 && (
        <Button
          variant={next === 'evaluate' || next === 'results' ? 'primary' : 'secondary'}
          onClick={() => navigate(teacherPaths.marks(quiz._id))}
        >
          {isEvaluated ? 'View Results' : 'Evaluate'}
        </Button>
      )}
      {quiz.isPublished && (
        <Button variant="secondary" onClick={() => actions.setDialog('toggle')}>
          {responseTexts.toggleAction(!quiz.acceptingResponses)}
        </Button>
      )}
      <IconButton
        label={`Edit ${quiz.title}`}
        variant={next === 'edit' ? 'primary' : 'secondary'}
        onClick={() => navigate(teacherPaths.questions(quiz._id))}
      >
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Delete ${quiz.title}`}
        busy={actions.removing}
        onClick={() => actions.setDialog('delete')}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
