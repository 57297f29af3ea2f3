import { counted } from '../../../../shared/counted';

const students = (count: number) => counted(count, 'student');

export const listTexts = {
  newName: 'Name of the new class',
  newExample: 'New class, such as 8b',
  create: 'Create class',
  createFailed: 'The class could not be created. Please try again.',
  created: (name: string) => `Class ${name} created`,
  emptyTitle: 'No classes yet',
  empty:
    'A class is the list of your students. It lets them sign in without an email address, keeps more time for those who need it, and shows who has not taken a quiz yet. Quizzes without a class work as before.',
  name: 'Name',
  students: 'Students',
  cannotSignIn: 'Cannot sign in yet',
  cannotSignInCount: (count: number) => `${count} cannot sign in yet`,
  quizzes: 'Quizzes',
  more: 'More',
  rowFacts: (code: string, members: number, quizzes: number) =>
    [code, students(members), ...(quizzes > 0 ? [quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`] : [])].join(
      ' · ',
    ),
  open: 'Open',
  trash: 'Trash',
  show: 'Show',
  trashEmpty: 'Nothing was deleted in the last 30 days',
  restore: 'Restore',
  restoreClass: (name: string) => `Restore class ${name}`,
  deleted: 'Deleted',
  until: 'Deleted forever on',
  deletedAt: (deleted: string, until: string) => `Deleted ${deleted}; deleted forever on ${until}`,
} as const;
