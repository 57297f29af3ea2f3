import { Clock, ListOrdered, Users } from 'lucide-react';
import type { QuizRow } from '../../../shared/quiz/schema';
import styles from './QuizFacts.module.css';
import { durationText, questionCountText } from './quiz-facts';

/** Duration, number of questions and of submitted attempts. */
export function QuizFacts({ quiz }: { quiz: QuizRow }) {
  const submitted = quiz.attemptedBy.length;
  return (
    <ul className={styles.facts}>
      <li>
        <Clock size={16} aria-hidden="true" /> {durationText(quiz)}
      </li>
      <li>
        <ListOrdered size={16} aria-hidden="true" /> {questionCountText(quiz)}
      </li>
      {submitted > 0 && (
        <li>
          <Users size={16} aria-hidden="true" /> {submitted} submitted
        </li>
      )}
    </ul>
  );
}
