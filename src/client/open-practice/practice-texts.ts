import { counted } from '../../shared/counted';
import type { HeldBackReason } from '../../shared/practice/schema';

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const WHY: Readonly<Record<HeldBackReason, (quizzes: string) => string>> = {
  running: (quizzes) => `somebody is writing ${quizzes}`,
  'can-start': (quizzes) => `${quizzes} can still be started`,
  'not-released': (quizzes) => `the results of ${quizzes} are not released`,
};
const quizList = (titles: readonly string[]) =>
  titles.length === 0 ? 'a colleague’s quiz' : names.format(titles.map((title) => `“${title}”`));

export const practiceTexts = {
  practice: 'Practice',
  openQuiz: 'Open for practice…',
  closed: 'The questions of this quiz are not open for practice.',
  afterRelease: 'Once scores are released, students can practise these questions as often as they like.',
  dialogTitle: (title: string) => `Open “${title}” for practice`,
  classesTitle: (title: string) => `Who practises “${title}”`,
  lead: 'Students get one question at a time and read the answer with its explanation at once. Practice never counts. You see how many practise, never who.',
  loadFailed: 'Practice could not be loaded. Please try again.',

  usable: (usable: number, inAll: number) =>
    usable === inAll
      ? `${counted(usable, 'question')} can be practised.`
      : `${usable} of ${counted(inAll, 'question')} can be practised.`,
  heldBack: (count: number) => `${counted(count, 'question')} held back`,
  because: (count: number, reason: HeldBackReason, titles: readonly string[]) =>
    `${counted(count, 'question')}: ${WHY[reason](quizList(titles))}.`,
  comesLater:
    'Held back questions come by themselves once nobody needs their answers any more: responses stopped, nobody writing, results released.',
  notGiven: (count: number, titles: readonly string[]) =>
    `Nobody has taken ${quizList(titles)} yet. Practice would show the answers to ${counted(count, 'question')} first.`,

  classes: 'Classes',
  classesOfQuiz: 'Without a class, all who have released results of this quiz can practise.',
  classesOfTag: 'Students of these classes can practise.',
  noClasses: 'You have no classes yet.',
  yourClasses: 'Your classes',
  members: (count: number) => counted(count, 'student'),
  inTrash: 'In the trash',

  open: 'Open for practice',
  save: 'Save',
  cancel: 'Cancel',
  openFailed: 'It was not opened. Please try again.',
  saveFailed: 'The classes were not saved. Please try again.',
  opened: (title: string) => `“${title}” is open for practice.`,
  saved: 'The classes are saved.',

  end: 'End practice',
  endOf: (title: string) => `End practice of ${title}`,
  ended: (title: string) => `Practice of “${title}” has ended.`,
  endFailed: 'It was not ended. Please try again.',
  undo: 'Undo',
  reopened: (title: string) => `“${title}” is open for practice again.`,
  reopenFailed: 'It was not opened again. Please try again.',
  change: 'Classes…',
  changeOf: (title: string) => `Classes… that practise ${title}`,

  whoever: 'Whoever has released results',
  students: (count: number) =>
    count === 0 ? 'Nobody has practised yet' : `${counted(count, 'student')} practised`,
  answers: (count: number) => `${counted(count, 'answer')} in the last 7 days`,
  since: (day: string) => `open since ${day}`,
  all: 'All that is open for practice',
} as const;
