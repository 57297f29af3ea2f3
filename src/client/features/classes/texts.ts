import { counted } from '../../../shared/counted';

const students = (count: number) => counted(count, 'student');

/** The words of the head and the side of one class, and those that it shares with the list of classes. */
export const texts = {
  classes: 'Classes',
  backToClasses: 'Back to your classes',
  listFailed: 'Your classes could not be loaded. Please try again.',
  classFailed: 'The class could not be loaded. Please try again.',

  nameRequired: 'Please enter a class name.',
  code: 'Class code',
  moreFor: (name: string) => `More for ${name}`,
  facts: (members: number, noSignIn: number) =>
    [students(members), ...(noSignIn > 0 ? [`${noSignIn} cannot sign in yet`] : [])].join(' · '),
  rename: 'Rename',
  renameLabel: 'Name of the class',
  save: 'Save',
  cancel: 'Cancel',
  renamed: (name: string) => `The class is now called ${name}`,
  renameFailed: 'The class could not be renamed. Please try again.',

  gradebook: 'Gradebook',
  importList: 'Import a list',
  addStudent: 'Add a student',
  printSlips: 'Print slips',
  topics: 'Topics',
  parents: 'Sheets for parents',
  shareWithColleagues: 'Share with colleagues…',
  colleagues: 'Colleagues…',
  handOver: 'Hand over…',
  remove: 'Delete class',
  removed: (name: string) => `Class ${name} deleted. It stays in the trash for 30 days.`,
  removeFailed: 'The class could not be deleted. Please try again.',
  undo: 'Undo',

  restored: (name: string) => `Class ${name} restored`,
  restoreFailed: 'The class could not be restored. Please try again.',
  howToSignIn: 'How students sign in',
  withCode: 'Without an email address: with this code, their name or number, and a PIN.',
  withAddress: 'With an email address: as usual, without code or PIN.',
  address: 'Address',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
} as const;
