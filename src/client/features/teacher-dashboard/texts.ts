import { covers } from '../../../shared/access/rights';
import { DELETED_QUIZ_KEPT_DAYS } from '../../../shared/constants';
import { counted } from '../../../shared/counted';
import { messages } from '../../../shared/messages';
import type { QuizRow } from '../../../shared/quiz/schema';

export const texts = {
  welcome: (name: string) => `Welcome, ${name}`,
  totalQuizzes: 'Total Quizzes',
  quizList: 'Quiz List',
  publishedCount: 'Published',
  toReview: 'left',
  reconnecting: 'Reconnecting…',
  cannotLoad: 'Your quizzes could not be loaded. Please try again.',
  shown: (count: number, total: number) =>
    `${count === total ? total : `${count} of ${total}`} ${total === 1 ? 'quiz' : 'quizzes'}`,
  show: 'Show',
  search: 'Search your quizzes',
  folder: 'Folder',
  allFolders: 'All folders',
  class: 'Class',
  allClasses: 'All classes',
  whose: 'Whose quizzes',
  whoseQuizzes: { all: 'Mine and shared', mine: 'Mine', shared: 'Shared with me' },
  details: (title: string) => `Details of ${title}`,
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  moreFor: (title: string) => `More for ${title}`,
  questionsFirst: messages.questionsRequired,
  evaluate: ({ evaluationStatus, right }: QuizRow) =>
    evaluationStatus === 'completed' || !covers(right, 'mark') ? 'View Results' : 'Evaluate',
  publish: 'Publish',
  edit: 'Edit',
  read: 'Read questions',
  delete: 'Delete',
  moveToFolder: 'Move to folder…',
  folderTitle: 'Move to folder',
  folderOf: (title: string) => `Folder of “${title}”`,
  folderHint: 'Leave it empty to take the quiz out of its folder.',
  folders: 'Your folders',
  move: 'Move',
  moveFailed: 'The quiz could not be moved. Please try again.',
  moved: (title: string, folder: string) =>
    folder ? `“${title}” was moved to “${folder}”.` : `“${title}” was taken out of its folder.`,
  downloadFailed: 'Failed to download data. Please try again.',
  trash: 'Trash',
  trashEmpty: `Nothing was deleted in the last ${DELETED_QUIZ_KEPT_DAYS} days.`,
  trashFailed: 'Your trash could not be loaded. Please try again.',
  deletedAt: (at: string, until: string) => `Deleted ${at}; deleted forever on ${until}`,
  submissions: (count: number) => (count === 0 ? 'no submissions' : counted(count, 'submission')),
  restore: 'Restore',
  restoreQuiz: (title: string) => `Restore “${title}”`,
  sampleFailed: 'The sample could not be created. Please try again.',
  importQuestions: 'Import questions',
  samples: 'Or start from a sample and change what you like',
} as const;
