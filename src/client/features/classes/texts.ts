import { counted } from '../../../shared/counted';

const students = (count: number) => counted(count, 'student');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The names that fit into a sentence. */
const someOf = (names: readonly string[]) =>
  list.format(
    names.length <= NAMES_MAXIMUM
      ? names
      : [...names.slice(0, NAMES_MAXIMUM - 1), `${names.length - NAMES_MAXIMUM + 1} others`],
  );
const NAMES_MAXIMUM = 4;

/** The texts of a class's head and side, and those shared with the list of classes. */
export const texts = {
  classes: 'Classes',
  backToClasses: 'Back to your classes',
  listFailed: 'Your classes could not be loaded. Please try again.',
  classFailed: 'The class could not be loaded. Please try again.',

  nameRequired: 'Please enter a class name.',
  code: 'Class code',
  moreFor: (name: string) => `More for ${name}`,
  renameLabel: 'Name of the class',
  renamed: (name: string) => `The class is now called ${name}`,
  renameFailed: 'The class could not be renamed. Please try again.',

  class: 'Class',
  tabs: {
    students: 'Students',
    quizzes: 'Quizzes',
    gradebook: 'Gradebook',
    topics: 'Topics',
    parents: 'Parents',
    settings: 'Settings',
  },
  tabTitle: (tab: 'students' | 'quizzes' | 'settings', name: string | undefined): string =>
    name === undefined ? texts.classes : `${name}: ${texts.tabs[tab].toLowerCase()}`,
  addStudents: 'Add students',
  assign: 'Assign a quiz',
  assignTo: (name: string) => `Assign a quiz to ${name}`,
  searchQuizzes: 'Search quizzes',
  yourQuizzes: 'Your quizzes',
  noQuizFits: 'No quiz to assign',
  alreadyAssigned: 'Already assigned',
  quizzesFailed: 'Your quizzes could not be loaded. Please try again.',
  importList: 'Import a list',
  addStudent: 'Add a student',
  printSlips: 'Print slips',
  shareWithColleagues: 'Share with colleagues…',
  colleagues: 'Colleagues…',
  handOver: 'Hand over…',
  remove: 'Delete class',
  removed: (name: string) => `Class ${name} deleted. It stays in the trash for 30 days.`,
  removeFailed: 'The class could not be deleted. Please try again.',
  undo: 'Undo',

  restored: (name: string) => `Class ${name} restored`,
  restoreFailed: 'The class could not be restored. Please try again.',
  waiting: (count: number) => `${students(count)} cannot sign in yet`,
  allCanSignIn: 'All can sign in, code',
  howToSignIn: 'How students sign in',
  withCode: 'Without an email address: with this code, their name or number, and a PIN.',
  withAddress: 'With an email address: as usual, without code or PIN.',
  address: 'Address',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
} as const;

export const signInTexts = {
  withSlip: 'Without an email address: by scanning the code on their slip, and with the PIN on it.',
  slipsOnly: 'Slips only',
  slipsOnlyMeans: 'A name and a PIN sign nobody in: students scan the code on their slip.',
  changing: 'Changing…',
  changeFailed: 'How the class signs in could not be changed. Please try again.',
  takeSlipsOnly: 'Take slips only',
  tries: (members: readonly { readonly name: string; readonly tries: number }[]) =>
    `Somebody tries to sign in as ${someOf(
      members.map(({ name, tries }) => `${name} (${tries} failed tries in the last 10 minutes)`),
    )}.`,
  triesHelp: (slipsOnly: boolean) =>
    slipsOnly
      ? 'Slips only: no name and PIN signs anybody in.'
      : 'Slips still sign in, and so do devices that the student has used before.',
  ended: (names: readonly string[]) =>
    `${names.length === 1 ? 'The PIN' : 'The PINs'} of ${someOf(names)} ended with the right of the colleague who made ${names.length === 1 ? 'it' : 'them'}.`,
  makeNew: (count: number) => (count === 1 ? 'Make a new PIN' : `Make ${count} new PINs`),
} as const;
