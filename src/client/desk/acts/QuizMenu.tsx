import type { QuizRow } from '../../../shared/quiz/schema';
import { Menu } from '../../ui/Menu';
import type { QuizActions } from './use-quiz-actions';
import { useQuizMenuItems } from './use-quiz-menu-items';

interface QuizMenuProps {
  quiz: QuizRow;
  actions: QuizActions;
}

/** The actions on a quiz, anywhere it is shown. */
export function QuizMenu({ quiz, actions }: QuizMenuProps) {
  return <Menu label={`More for ${quiz.title}`} items={useQuizMenuItems()(quiz, actions)} />;
}
