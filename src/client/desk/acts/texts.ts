import { counted } from '../../../shared/counted';
import { responseTexts } from '../response-texts';

/** The texts of actions on a quiz, verbatim where the specification quotes them. */
export const actTexts = {
  ...responseTexts,
  watchLive: 'Watch live',
  useAgain: 'Use again in a class…',
  exportQuestions: 'Export questions…',
  shareWithColleagues: 'Share with colleagues…',
  colleagues: 'Colleagues…',
  handOver: 'Hand over…',
  deleteConfirm: 'Are you sure you want to delete this quiz? This action cannot be undone.',
  delete: 'Delete',
  submissionsGo: (count: number) =>
    `${counted(count, 'submission')} ${count === 1 ? 'goes' : 'go'} with it. Students keep the results that you have released.`,
  stillWorking: (students: number) =>
    `${counted(students, 'student')} ${students === 1 ? 'is' : 'are'} still working. What they have written so far is collected.`,
  inTrashUntil: (date: string) => `It stays in the trash until ${date}.`,
  typeTitle: 'Type the title of the quiz to delete it',
  titleDiffers: 'This is not the title of the quiz.',
  restored: (title: string) => `“${title}” is back in your quizzes.`,
  restoreFailed: 'The quiz could not be restored. Please try again.',
  movedToTrash: (title: string) => `“${title}” was moved to the trash.`,
  acceptingHidesKey:
    'The scores are released. While the quiz accepts responses, students see no correct answers.',
  deleteFailed: 'Failed to delete quiz. Please try again.',
  publishFailed: 'Failed to publish quiz. Please try again.',
  duplicateFailed: 'The copy could not be made. Please try again.',
  ownersPlan: (owner: string) =>
    `This quiz belongs to ${owner}, and publishing it needs a plan of ${owner}. Ask ${owner} to get one, or to publish it.`,
  published: (shareId: string) => `Quiz published successfully! Share ID: ${shareId}`,
  duplicated: (title: string) => `“${title}” was added to your quizzes.`,
} as const;
