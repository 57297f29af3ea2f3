export const importMessages = {
  nothingSent: 'Please choose a file, or send the questions as text.',
  nothingRead:
    'No questions were found. GIFT, Aiken, Moodle XML and backups, QTI, Word, Excel, CSV, Markdown, typed text and our own JSON can be read.',
  nothingReadBut: (line: number, reason: string) => `No questions were found. Line ${line}: ${reason}`,
  markup:
    'This is XML, HTML or LaTeX of a kind that is not known here. Moodle XML, QTI and course backups can be read; of a web page, please copy the text.',
  yaml: 'This is YAML that is not known here. Give each question the keys “question”, “options” and “answer”.',
  code: 'This is the code of a program. Please paste the questions as text, or use a file of questions.',
  empty: 'This file is empty.',
  fileTooLarge: 'This file is larger than 10 MB. Please split it, or make its pictures smaller.',
  unpackedTooLarge: 'This file unpacks to more than can be read. Please split it.',
  packageBroken: 'This file is damaged and cannot be unpacked. Please save or download it again.',
  packageLocked: 'This file is protected by a password. Please save it without one.',
  takesTooLong: 'This file takes too long to read. Please split it.',
  takesTooMuch: 'This file takes too much memory to read. Please split it.',
  filesBusy: 'Many files are being read right now. Please try again in a few seconds.',
  classList: 'This is a list of pupils, not of questions. Please open the class and choose “Import a list”.',
  tooManyQuestions: (maximum: number) =>
    `This file has more than ${maximum} questions, which is as many as can be read at once. Please split it.`,
  reviewInvalid: 'The value of "review" is not valid.',
  reviewUnknown: (at: number) => `The review names question ${at}, which this file does not have.`,
  pictureFile: 'This is a picture. Please type the questions, or use a file with text.',
  pdf: 'A PDF cannot be read. Please open it in Word, or copy its text, and save that as .docx or .txt.',
  oldWord: 'Word files from before 2007 (.doc) cannot be read. Please save it as .docx.',
  openDocument: 'OpenDocument texts (.odt) cannot be read. Please save it as .docx.',
  slides: 'Slides cannot be read. Please copy their text, and save that as .docx or .txt.',
  richTextFile: 'RTF files cannot be read. Please save it as .docx.',
  media: 'This is a sound or a film. Please use a file with text.',
  unknownFile: 'This kind of file cannot be read.',
} as const;

/** Problems for the teacher to solve, worded alike for many questions of a file. */
export const importProblems = {
  everyOptionRight: 'Every option earns the same in the file, as in a survey. Decide which is right.',
} as const;

/** Notes on a question. */
export const importNotes = {
  pictureUnreadable: 'A picture could not be read.',
  pictureMissing: (alt: string) => (alt === '' ? '[picture not read]' : `[picture not read: ${alt}]`),
  textCut: (maximum: number) => `A text was longer than ${maximum} characters and was cut.`,
  optionsCut: (maximum: number) => `Only the first ${maximum} options were kept.`,
  marksChanged: (marks: number) => `Marks became ${marks}.`,
  tagsCut: (maximum: number) => `Only the first ${maximum} tags were kept.`,
  poolLeft: 'It stands in no pool: a published quiz takes only pools that can be drawn from.',
  unstorable: 'It holds something that cannot be stored.',
} as const;
