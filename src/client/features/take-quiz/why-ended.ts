import type { SubmittedBy } from '../../../shared/constants';
import type { QuizSession } from '../../rules/quiz-session/state';
import { texts } from './texts';

type Ended = Pick<QuizSession, 'submitReason' | 'closedBy' | 'attempt'>;

/**
 * Why the quiz is being submitted or had ended elsewhere (contract "Why it ended"); null after Submit on this
 * page.
 */
export function whyEnded({ submitReason, closedBy, attempt }: Ended): string | null {
  if (submitReason === 'tab-changes') return texts.submittedByTabs({ limit: attempt.tabChangeLimit });
  if (submitReason === 'time') return texts.submittedByTime;
  if (submitReason === 'student' || closedBy === null) return null;
  const sentences: Record<SubmittedBy, string> = {
    student: texts.submittedElsewhere,
    time: texts.submittedByTime,
    'tab-changes': texts.submittedByTabs({ limit: attempt.tabChangeLimit }),
    teacher: texts.collected,
    server: texts.closedByServer,
  };
  return sentences[closedBy];
}
