import { counted } from '../../../shared/counted';
import { formatMoment } from '../../platform/window-text';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const students = (count: number) => counted(count, 'student');

/** The first of many names, and the number of others. */
function someOf(names: readonly string[], most = 4): string {
  if (names.length <= most + 1) return list.format(names);
  return list.format([...names.slice(0, most), `${names.length - most} others`]);
}

export const texts = {
  assign: 'Assign',
  title: (quizTitle: string) => `Assign: ${quizTitle}`,
  loadFailed: 'The assignment could not be loaded. Please try again.',
  whoAndWhen: 'Who takes this quiz, and when',

  classes: 'Classes',
  classOf: (owner: string) => `class of ${owner}`,
  classesHint: 'Only their students can start it. Without a class, whoever has the share ID can.',
  members: students,
  printSlips: (className: string) => `Print slips for ${className}`,
  cannotSignIn: (count: number) => `${count} cannot sign in yet`,
  inTrash: 'In the trash: nobody can start by this class.',
  noClasses: 'You have no class yet',
  noClassesMore: 'A class is a list of names. Make one, and give it this quiz with one click.',
  makeClass: 'Make a class',
  yourClasses: 'Your classes',

  window: 'Window',
  noStart: 'No start',
  noEnd: 'No end',
  zone: (name: string) => `Times are in ${name}.`,
  noWindow: 'Left empty, the quiz can be started at any time while responses are open.',
  classFirst: 'Choose a class first: only classes have a window.',
  quick: 'Quick choices',
  anyTime: 'At any time',
  incomplete: 'Please complete day and time, or leave the field empty.',

  save: 'Save assignment',
  allSaved: 'Saved. Changes here take effect when you save them.',
  notAssigned: 'Not assigned to a class.',
  assignedTo: (classes: readonly string[], window: string) => `${list.format(classes)}, ${window}.`,
  notSaved: (changes: readonly string[]) => `Not saved yet: ${list.format(changes)}.`,
  discard: 'Discard changes',
  saved: 'The assignment is saved.',
  undone: 'The assignment is as it was before.',
  saveFailed: 'The assignment could not be saved. Please try again.',
  undo: 'Undo',
  adds: (names: readonly string[]) => `adds ${list.format(names)}`,
  removes: (names: readonly string[]) => `removes ${list.format(names)}`,
  opensAt: (ms: number | null) => (ms === null ? 'opens at once' : `opens ${formatMoment(ms)}`),
  closesAt: (ms: number | null) => (ms === null ? 'has no end' : `closes ${formatMoment(ms)}`),

  notPublished: 'This quiz is not published yet. Its classes see it once it is.',
  notAccepting: 'Responses are closed: nobody can start now. A make-up time opens them again.',

  cut: (cuts: readonly { name: string; seconds: number }[]) => {
    const who = someOf(
      cuts.map(({ name, seconds }) => `${name} loses ${counted(Math.ceil(seconds / 60), 'minute')}`),
    );
    return `The window is shorter than the time of ${students(cuts.length)}: ${who}.`;
  },
  closeLater: (at: string) => `Let it close at ${at} for all`,
  longerForThem: 'Longer only for them',
  closesLater: (at: string) => `The quiz closes at ${at} for all.`,
  longerGiven: (count: number) => `${students(count)} can use all of their time.`,

  students: 'Students',
  noMembers: 'There is nobody in these classes yet',
  student: 'Student',
  class: 'Class',
  state: 'State',
  time: 'Time',
  tabLimit: 'Tab limit',
  display: 'Display',
  edit: 'Edit',
  editOf: (name: string) => `Edit the exception of ${name}`,
  states: {
    missing: 'Not started',
    later: 'Opens later',
    over: 'Window over',
    running: 'Writing',
    submitted: 'Submitted',
  },
  minutes: (seconds: number) => `${Math.round(seconds / 60)} min`,
  more: (percent: number) => `${percent - 100} % more`,
  tabChanges: (limit: number) => `Tab limit ${limit}`,
  largerText: 'Larger text',
  hideTimer: 'No timer',
  not: { largerText: 'Normal text', hideTimer: 'With timer' },
  fromNeeds: 'class list',
  fromException: 'exception',

  show: 'Show',
  filters: {
    all: (count: number) => `All ${count}`,
    missing: (count: number) => `Not started ${count}`,
    running: (count: number) => `Writing ${count}`,
    submitted: (count: number) => `Submitted ${count}`,
  },
  nobodyHere: {
    all: 'Nobody is here',
    missing: 'Nobody is missing',
    running: 'Nobody is writing right now',
    submitted: 'Nobody has submitted yet',
  },
  selectAll: (count: number) => `Select all ${count}`,
  selectNobody: 'Select nobody',
  selected: (count: number) => (count === 0 ? 'Nobody is selected.' : `${students(count)} selected.`),
  makeUpFor: (count: number) => `Give ${students(count)} a make-up time…`,
  selectFirst: 'Select absent students to give them a make-up time.',

  cancel: 'Cancel',
} as const;
