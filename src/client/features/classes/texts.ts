import { counted } from '../../../shared/counted';

const students = (count: number) => counted(count, 'student');

/** The words of the list of classes, and of the head and the side of one class. */
export const texts = {
  classes: 'Classes',
  backToClasses: 'Back to your classes',
  listFailed: 'Your classes could not be loaded. Please try again.',
  classFailed: 'The class could not be loaded. Please try again.',

  newName: 'Name of the new class',
  newExample: 'New class, such as 8b',
  create: 'Create class',
  createFailed: 'The class could not be created. Please try again.',
  nameRequired: 'Please enter a class name.',
  created: (name: string) => `Class ${name} created`,

  emptyTitle: 'No classes yet',
  empty:
    'A class is the list of your students. It lets them sign in without an email address, keeps more time for those who need it, and shows who has not taken a quiz yet. Quizzes without a class work as before.',

  name: 'Name',
  code: 'Class code',
  students: 'Students',
  cannotSignIn: 'Cannot sign in yet',
  cannotSignInCount: (count: number) => `${count} cannot sign in yet`,
  quizzes: 'Quizzes',
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
  facts: (members: number, noSignIn: number) =>
    [students(members), ...(noSignIn > 0 ? [`${noSignIn} cannot sign in yet`] : [])].join(' · '),
  rowFacts: (code: string, members: number, quizzes: number) =>
    [code, students(members), ...(quizzes > 0 ? [quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`] : [])].join(
      ' · ',
    ),

  open: 'Open',
  rename: 'Rename',
  renameLabel: 'Name of the class',
  save: 'Save',
  cancel: 'Cancel',
  renamed: (name: string) => `The class is now called ${name}`,
  renameFailed: 'The class could not be renamed. Please try again.',

  importList: 'Import a list',
  addStudent: 'Add a student',
  printSlips: 'Print slips',
  topics: 'Topics',
  parents: 'Sheets for parents',
  remove: 'Delete class',
  removed: (name: string) => `Class ${name} deleted. It stays in the trash for 30 days.`,
  removeFailed: 'The class could not be deleted. Please try again.',
  undo: 'Undo',

  trash: 'Trash',
  show: 'Show',
  trashFailed: 'The trash could not be loaded. Please try again.',
  trashEmpty: 'Nothing was deleted in the last 30 days',
  restore: 'Restore',
  restoreClass: (name: string) => `Restore class ${name}`,
  restored: (name: string) => `Class ${name} restored`,
  restoreFailed: 'The class could not be restored. Please try again.',
  deleted: 'Deleted',
  until: 'Gone for good after',
  deletedAt: (deleted: string, until: string) => `Deleted ${deleted}, gone for good after ${until}`,

  howToSignIn: 'How students sign in',
  withCode: 'Without an email address: with this code, their name or number, and a PIN.',
  withAddress: 'With an email address: as usual, without code or PIN.',
  address: 'Address',
  copyCode: 'Copy code',
  copyLink: 'Copy link',

  assigned: 'Quizzes of this class',
  noQuizzes: 'No quiz is assigned to this class yet. Assign one on its tab “Assign”.',
  submittedCount: (count: number) => `${count} submitted`,
  opensAt: (when: string) => `opens ${when}`,
  closesAt: (when: string) => `until ${when}`,
} as const;
