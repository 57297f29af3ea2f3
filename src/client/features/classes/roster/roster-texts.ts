import { counted } from '../../../../shared/counted';

const students = (count: number) => counted(count, 'student');

export const rosterTexts = {
  title: 'Import a class list',
  text: 'Paste the list',
  textHint:
    'One student a line: a name, and a number or an address if you have them. Copy it from Excel as it is.',
  example: 'Asha Rao\nOde, Ben\nKaya, Cem; 2023014; cem@school.example',
  chooseFile: 'Choose a file',
  file: 'File with the list',
  fileHint: 'or drop it here. Excel, CSV or text, at most 1 MB.',
  otherSource: 'Change: paste or choose another list',
  other: 'Change',
  nothingYet: 'Nothing changes before you have seen what would.',
  reading: 'Reading…',
  noAnswer: 'The server did not answer. Please check your connection and try again.',
  again: 'Try again',
  same: 'The class is as this list says. There is nothing to change.',
  decideFirst: 'Nothing would change yet. Please decide below.',
  summary: ({ added, changed, gone, unclear }: Counts) =>
    [
      added > 0 && `${added} new`,
      changed > 0 && `${changed} changed`,
      gone > 0 && `${gone} ${gone === 1 ? 'leaves' : 'leave'}`,
      unclear > 0 && `${unclear} to decide`,
    ]
      .filter(Boolean)
      .join(' · '),
  unclear: (count: number) => `To decide (${count})`,
  unclearHint: 'These lines change nothing until you say who is meant.',
  line: (line: number) => `Line ${line}`,
  whoIs: (line: number) => `Who is meant in line ${line}?`,
  undecided: 'Decide later',
  isMember: (name: string) => `This is ${name}`,
  isNew: (name: string) => `Somebody new: ${name}`,
  isNobody: 'Nobody, leave the line out',
  gone: (count: number) => `Not on the list (${count})`,
  goneHint: 'They leave the class. What they have written stays.',
  stays: (name: string) => `${name} stays in the class`,
  changed: (count: number) => `Changed (${count})`,
  added: (count: number) => `New (${count})`,
  comesBack: 'comes back',
  none: 'none',
  fields: { name: 'Name', number: 'Number', email: 'Address' },
  becomes: 'becomes',
  skipped: (count: number) => `Passed over (${counted(count, 'line')})`,
  encodings: 'Which names are right?',
  noSample: 'other signs',
  nameOrder: 'Names are',
  orders: { firstLast: 'First Last', lastFirst: 'Last First', lastLastFirst: 'Last Last First' },
  column: (heading: string) => `Column “${heading}”`,
  kinds: {
    ...{ other: 'Left out', first: 'First name', middle: 'Middle of the name', last: 'Last name' },
    ...{ name: 'Whole name', number: 'Number', email: 'Address of the student' },
  },
  undo: 'Undo',
  cancel: 'Cancel',
  apply: ({ added, changed, gone }: Omit<Counts, 'unclear'>) => {
    const parts = [
      added > 0 && `add ${added}`,
      changed > 0 && `change ${changed}`,
      gone > 0 && `${gone} ${gone === 1 ? 'leaves' : 'leave'}`,
    ].filter((part) => part !== false);
    const sentence = parts.join(', ');
    return sentence === '' ? 'Import' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  },
  done: ({ added, changed, gone }: Omit<Counts, 'unclear'>) => {
    const parts = [
      added > 0 && `${students(added)} added`,
      changed > 0 && `${changed} changed`,
      gone > 0 && `${gone} left the class`,
    ].filter((part) => part !== false);
    return `${parts.join(', ')}.`;
  },
} as const;

export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly unclear: number;
}
