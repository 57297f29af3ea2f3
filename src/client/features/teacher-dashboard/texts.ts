import { DELETED_QUIZ_KEPT_DAYS } from '../../../shared/constants';
import { counted } from '../../../shared/counted';

/** The words of the teacher dashboard, verbatim where the specification quotes them. */
export const texts = {
  totalQuizzes: 'Total Quizzes',
  quizList: 'Quiz List',
  publishedCount: 'Published',
  reconnecting: 'Reconnecting…',
  cannotLoad: 'Your quizzes could not be loaded. Please try again.',
  watchLive: 'Watch live',
  downloadFailed: 'Failed to download data. Please try again.',
  trash: 'Trash',
  trashEmpty: `Nothing was deleted in the last ${DELETED_QUIZ_KEPT_DAYS} days.`,
  trashFailed: 'Your trash could not be loaded. Please try again.',
  deletedAt: (at: string, until: string) => `Deleted ${at}, gone for good after ${until}`,
  submissions: (count: number) => (count === 0 ? 'no submissions' : counted(count, 'submission')),
  restore: 'Restore',
  restoreQuiz: (title: string) => `Restore “${title}”`,
  restored: (title: string) => `“${title}” is back in your quizzes.`,
  restoreFailed: 'The quiz could not be restored. Please try again.',
  sampleFailed: 'The sample could not be created. Please try again.',
  samples: 'Or start from a sample and change what you like',
} as const;
