export const rosterMessages = {
  nothingSent: 'Please paste the list, or choose a file.',
  empty: 'There is no name in this list.',
  tooLarge: 'This list is too large. Please send one class at a time.',
  tooMany: (count: number, maximum: number) =>
    `This list has ${count} names; a class can have at most ${maximum}. Please split it.`,
  unreadable: 'This file cannot be read as a list. Please save it as CSV or Excel, or paste the names.',
  decisionsInvalid: 'The value of "decisions" is not valid.',
  undone: 'The class is as it was before the list.',
  undoOver: 'This list can no longer be taken back. Please change the class by hand.',
  asInvalid: 'The value of "as" is not valid.',
  keepInvalid: 'The value of "keep" is not valid.',
  decisionUnknown: 'A decision names somebody who is not in this class. Please look at the list again.',
} as const;

export const skippedReasons = {
  headings: (leftOut: readonly string[]) =>
    `The headings of the columns.${leftOut.length === 0 ? '' : ` Left out: ${leftOut.map((each) => `“${each}”`).join(', ')}.`}`,
  aboveHeadings: 'Stands above the headings.',
  title: 'A title, not a name.',
  remark: 'A remark, left out of the name.',
  total: 'A total, not a name.',
  noText: 'No letters and no digits.',
  repeated: (line: number) => `The same as line ${line}.`,
  otherSheets: 'Only the first sheet with names was read.',
} as const;

export const unclearReasons = {
  tooLong: 'This line is too long for one student.',
  formula: 'A cell begins like a formula and is not taken over.',
  noName: 'There is no name in this line.',
  notReadable: 'A letter of this name could not be read. Please save the file as UTF-8.',
  notAName: 'This does not look like a name.',
  columnsDiffer: 'The columns of this line differ from those of the others.',
  manyNames: 'It is not clear which of these columns hold the name. Headings above them help.',
  sameNumber: (line: number) => `The same number as line ${line}, with another name.`,
  sameEmail: (line: number) => `The same address as line ${line}, with another name.`,
  sameName: (line: number) => `The same name as line ${line}, with no number of its own.`,
  similar: 'Perhaps somebody who is in the class under another name.',
  sameNameInClass: 'Several in the class have this name.',
  otherNumber: 'Somebody in the class has this name and another number.',
  otherEmail: 'Somebody in the class has this name and another address.',
  numberTaken: 'Somebody else in the class has this number.',
  emailTaken: 'Somebody else in the class has this address.',
  pinAccount: 'This student has taken quizzes with a PIN. Please join that account with the address first.',
} as const;
