import { counted } from '../../../../shared/counted';
import type { ImportFormat } from '../../../../shared/import/formats';

const questions = (count: number) => counted(count, 'question');

/** The texts of the import. */
export const importTexts = {
  title: 'Import questions',
  text: 'Paste or type your questions',
  textHint: 'As they stand in your document: numbered or not, with the key marked or named below.',
  example: 'How can it look?',
  exampleTitle: 'Questions as text',
  useExample: 'Start from this example',
  orFile: 'Or bring a file',
  dropHere: 'or drop it anywhere on this page',
  dropAnywhere: 'Drop the file to import its questions',
  chooseFile: 'Choose a file',
  file: 'File with questions',
  accepted: [
    ['Documents', 'Word, Excel, CSV, Markdown, text'],
    ['Moodle', 'GIFT, XML, Aiken, course backup'],
    ['Canvas, Blackboard and others', 'QTI, as a file or a package'],
    ['Kahoot, Socrative', 'their question sheets'],
    ['This site', 'an export of your own'],
  ] as readonly (readonly [from: string, kinds: string])[],
  largest: 'At most 10 MB, pictures included. Nothing is added before you have looked at it.',
  formats: {
    gift: 'Moodle GIFT',
    aiken: 'Aiken',
    'moodle-xml': 'Moodle XML',
    mbz: 'Moodle backup',
    qti12: 'QTI 1.2',
    qti21: 'QTI 2',
    qti30: 'QTI 3',
    docx: 'Word document',
    xlsx: 'Excel workbook',
    csv: 'CSV sheet',
    markdown: 'Markdown',
    text: 'Typed text',
    json: 'JSON',
    yaml: 'YAML',
  } satisfies Record<ImportFormat, string>,
  readAs: 'Read as',
  lettersAs: 'Letters as in',
  encoding: (name: string, sample: string) => (sample === '' ? name : `${sample} (${name})`),
  other: 'Change',
  otherSource: 'Change to another file, or to text',
  reading: 'Reading…',
  sending: (name: string) => `Sending ${name}…`,
  sent: (percent: number) => `${percent}% sent`,
  cancelReading: 'Cancel reading',
  noAnswer: 'The server did not answer. Please check your connection and try again.',
  again: 'Try again',
  found: (count: number) => (count === 0 ? 'No questions found' : `${questions(count)} found`),
  needWork: (count: number) => `${count} ${count === 1 ? 'needs' : 'need'} work`,
  skippedCount: (count: number) => `${count} skipped`,
  review: 'What was found',
  show: 'Show',
  filters: {
    all: (count: number) => `All ${count}`,
    work: (count: number) => `Needs work ${count}`,
    out: (count: number) => `Left out ${count}`,
  },
  noneShown: {
    all: 'No questions were found.',
    work: 'Nothing needs work any more.',
    out: 'Nothing is left out.',
  },
  leaveOutAll: 'Leave out all that need work',
  addBackAll: 'Add all of them again',
  shared: (kinds: number) => `Decide many at once (${kinds})`,
  sharedBy: (count: number) => `${questions(count)}:`,
  forAll: (count: number, sentence: string) => `These ${questions(count)}: ${sentence}`,
  forKind: {
    firstRight: 'First is right',
    asRead: 'Take as read',
    unfinished: 'Keep unfinished',
    out: 'Leave out',
  },
  add: (number: number) => `Add question ${number}`,
  edit: 'Edit',
  editQuestion: (number: number) => `Edit question ${number}`,
  question: (number: number) => `Question ${number}`,
  done: 'Done',
  asRead: 'Back to how it was read',
  changed: 'Changed by you',
  isLeftOut: 'Left out',
  goToLine: (line: number) => `Go to line ${line}`,
  line: (line: number) => `Line ${line}`,
  row: (row: number) => `Row ${row}`,
  problems: 'Needs work',
  notes: 'Not taken over',
  pictureStays: 'Its picture comes along as it is in the file.',
  skippedTitle: (count: number) => `Skipped (${count})`,
  skippedHint: 'This is in the file and becomes no question.',
  cancel: 'Cancel',
  addAll: (count: number) => (count === 0 ? 'Add questions' : `Add ${questions(count)}`),
  adding: 'Adding…',
  summary: (unfinished: number) =>
    unfinished === 0
      ? undefined
      : `${unfinished === 1 ? 'One of them' : `${unfinished} of them`} will be added unfinished.`,
  tooMany: (count: number) =>
    `The quiz has no room for ${count === 1 ? 'one' : count} of them. Please leave ${count === 1 ? 'one' : count} out.`,
  added: (stored: number, unfinished: number) =>
    unfinished === 0
      ? `${questions(stored)} added.`
      : `${questions(stored + unfinished)} added, ${unfinished} of them unfinished.`,
  failed: (reason: string | undefined) =>
    reason
      ? `${reason} Nothing was added; your decisions are still here.`
      : 'The server did not answer. Please check the list of questions before you try again; your decisions are still here.',
  undo: 'Undo',
  discardTitle: 'Close the import?',
  discard: 'What you have changed and left out here will be lost. Nothing has been added yet.',
  discardConfirm: 'Close',
  keepOn: 'Go on',
} as const;
