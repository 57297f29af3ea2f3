import type { BankOrder } from '../../shared/bank/orders';
import type { CopyPart } from '../../shared/bank/schema';
import { counted } from '../../shared/counted';
import { type DiscriminationWord, discriminationWord } from '../rules/results/item-analysis';

const percent = (share: number) => `${Math.round(100 * share)}%`;
const places = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

const TELLS: Readonly<Record<DiscriminationWord, string>> = {
  well: 'Separates strong and weak: well',
  fairly: 'Separates strong and weak: fair',
  hardly: 'Separates strong and weak: hardly',
  none: 'No difference between strong and weak',
  reversed: 'Strong students did worse',
};

const PARTS: Readonly<Record<CopyPart, string>> = {
  type: 'type',
  text: 'text',
  options: 'options',
  key: 'correct answer',
  marks: 'marks',
  picture: 'image',
  explanation: 'explanation',
};

export const bankTexts = {
  title: 'Question bank',
  search: 'Search your questions',
  failed: 'Your questions could not be loaded. Please try again.',
  lost: 'The connection is lost. What you see may be out of date.',
  allTypes: 'All types',
  allTags: 'All tags',
  allQuizzes: 'All quizzes',
  filters: 'Filters',
  type: 'Type',
  tag: 'Tag',
  quiz: 'Quiz',
  used: 'Last used',
  facility: 'Mean marks',
  discrimination: 'Separates strong and weak',
  order: 'Sort by',
  orders: {
    relevance: 'Best match first',
    newest: 'Newest first',
    'last-used': 'Last used first',
    hardest: 'Hardest first',
    easiest: 'Easiest first',
    discrimination: 'Best separation first',
  } satisfies Record<BankOrder, string>,
  usedWithin: {
    '': 'Used at any time',
    '90': 'In the last 3 months',
    '365': 'In the last year',
    '1095': 'In the last 3 years',
  },
  facilities: { '': 'Any mean marks', '0-0.4': 'Below 40%', '0.4-0.8': '40% to 80%', '0.8-1': '80% or more' },
  discriminations: {
    '': 'Any separation',
    well: TELLS.well,
    fairly: TELLS.fairly,
    hardly: TELLS.hardly,
    none: TELLS.none,
    reversed: TELLS.reversed,
  },
  count: (total: number) => counted(total, 'question'),
  selected: (count: number) => `${count} selected`,
  clearSelection: 'Clear selection',
  none: 'No question fits this search',
  clear: 'Show all questions',
  empty: 'There are no questions yet',
  emptyMore: 'Every question that you write in a quiz is kept here, to be found and used again.',
  more: 'Show more',
  list: 'Questions',
  select: (words: string) => `Select: ${words}`,
  open: (words: string) => `Show the whole question: ${words}`,
  inQuiz: (title: string, others: number) =>
    others === 0 ? title : `${title} and ${counted(others, 'other')}`,
  inTrash: 'in the trash',
  lastUsed: (day: string) => `Used: ${day}`,
  neverUsed: 'Not used yet',
  mean: (facility: number) => `Mean marks ${percent(facility)}`,
  ofStudents: (count: number) => `of ${counted(count, 'student')}`,
  tells: (value: number) => `${TELLS[discriminationWord(value)]} (${places.format(value).replace('-', '−')})`,
  noFigures: 'No marks yet',
  explanation: 'Explanation',
  quizzes: 'In these quizzes',
  tags: 'Tags',
  addTag: 'Add a tag',
  removeTag: (tag: string) => `Remove the tag ${tag}`,
  tagsInTrash: 'Restore its quiz to change the tags.',
  tagsFailed: 'The tags were not saved. Please try again.',
  practiseTag: 'Practise this tag…',
  practice: 'Open for practice',
  addToQuiz: 'Add to a quiz…',
  addTitle: (count: number) => `Add ${counted(count, 'question')} to a quiz`,
  add: (count: number) => (count === 0 ? 'Add' : `Add ${counted(count, 'question')}`),
  addFailed: 'The questions were not added. Please try again.',
  added: (count: number, title: string) => `${counted(count, 'question')} added to ${title}`,
  addedHere: (count: number) => `${counted(count, 'question')} added`,
  noDraft: 'There is no quiz that questions can be added to: students have started all of them.',
  whichQuiz: 'Quiz',
  whichHint: 'Quizzes that students have started are not listed: their questions can no longer be added to.',
  cancel: 'Cancel',
  fromBank: 'From the bank',
  alsoIn: (count: number) => `Also in ${counted(count, 'other quiz').replace(/quizs$/, 'quizzes')}:`,
  correctThere: 'Correct there too',
  correctTitle: 'Correct copies of this question',
  correctLead:
    'The text, options, correct answer, marks, image and explanation of this question are written to the quizzes that you choose.',
  becomes: (parts: readonly CopyPart[]) => `Changes: ${parts.map((part) => PARTS[part]).join(', ')}.`,
  notStarted: 'No student has started.',
  started: 'Students have started.',
  marksChange: (gains: number, losses: number) =>
    gains + losses === 0
      ? 'No marks change.'
      : `Marks change: ${counted(gains, 'student')} more, ${counted(losses, 'student')} less.`,
  released: 'Some of them see their scores already.',
  correct: (count: number) => (count === 1 ? 'Correct 1 quiz' : `Correct ${count} quizzes`),
  correctFailed: 'Nothing was corrected. Please try again.',
  corrected: (count: number) => (count === 1 ? 'Corrected in 1 quiz' : `Corrected in ${count} quizzes`),
  undo: 'Undo',
  undone: 'The corrections where students have started are undone.',
} as const;
