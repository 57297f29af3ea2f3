import { counted } from '../../../../shared/counted';

// problems: to be solved before the question is saved
export const typeUnknown = (type: string) =>
  `This was ${/^[aeiou]/i.test(type) ? 'an' : 'a'} ${type} question. Rewrite it, or leave it out.`;
export const typeUnnamed =
  'This was a question of a type that there is none of here. Rewrite it, or leave it out.';
export const severalRight = (options: readonly string[]) =>
  `The file accepts any of ${options.map((option) => `“${option}”`).join(', ')}. Keep one, or make it a multiple choice.`;
export const madeUpNumbers =
  'This question had numbers that change from student to student. Put in numbers of your own.';
export const severalNumbers = (numbers: readonly string[]) =>
  `The file accepts several numbers: ${numbers.join(', ')}. Only the first is kept.`;
export const patternKey = (pattern: string) =>
  `The file checks by a pattern, “${pattern}”. Write the answers that are right.`;
export const severalPartners = (side: string) =>
  `“${side}” belongs to several answers in the file. Keep one.`;
export const brokenInside = (line: number) =>
  `The file is broken in this question, at line ${line}. See whether anything is missing.`;
export const notReadWhole = 'Something in this question could not be read. See whether anything is missing.';

// notes: content of the file that is not imported
export const marksRounded = (said: number, kept: number) =>
  `The file gives ${counted(said, 'mark')}; here it is ${kept}.`;
export const partlyRight = (option: string, percent: number) =>
  `In the file “${option}” earned ${percent}% of the marks.`;
export const negativeMarks = 'In the file wrong answers cost marks.';
export const weightsLost = 'In the file the right answers do not all count the same.';
export const caseMatters = 'In the file capital letters matter.';
export const patternAnswer = (pattern: string) => `In the file an answer only had to contain “${pattern}”.`;
export const nearAnswer = (text: string) => `In the file “${text}” is right with a slip of the pen, too.`;
export const formAsked = (pattern: string) => `The file takes only answers of a certain form, “${pattern}”.`;
export const feedbackJoined = 'Feedback of the file was put into the explanation.';
export const hintLost = (hint: string) => `The file has a hint: ${hint}`;
export const rubricLost = (rubric: string) => `The file has a note for those who mark: ${rubric}`;
export const passageInFront = 'The passage that this question shares with others was put in front.';
export const passageMissing = 'The passage that this question refers to is not in the file.';
export const partOfSeveral = (part: number, all: number) =>
  `This was part ${part} of ${all} of one question.`;
export const unlikeRange = (value: number, from: number, to: number) =>
  `In the file the answer is ${value} and anything from ${from} to ${to} is right.`;
export const openRange = (bound: number, side: 'above' | 'below') =>
  `In the file any number ${side} ${bound} is right. Correct the tolerance.`;
export const roundedTo = (figures: string) =>
  `In the file the answer is rounded to ${figures} before it is compared.`;
export const spareLost = (texts: readonly string[]) =>
  `These belong nowhere and were left out: ${texts.join(', ')}.`;
export const anyPairs =
  'In the file any two could be paired; here the first of each pair stands on the left.';
export const mediaMissing = (name: string) => `A file that this question shows is not taken over: ${name}.`;
export const areaLost = 'In the file a place in a picture is right. That cannot be taken over.';
export const variableLost = 'The file puts a value into this text that is not here.';

// skipped
export const noQuestion = 'This is a text without a question.';
export const brokenFile = (line: number) =>
  `The file is broken at line ${line}. Each question behind it was read by itself.`;
export const brokenItem = 'This question could not be read.';
export const entitiesRefused = 'The file defines entities of its own, which are not read.';
export const tooLarge = 'The file has more elements than can be read.';
export const fileMissing = (path: string) => `The package names “${path}”, but does not hold it.`;
export const emptyBank = (name: string) => `The group “${name}” draws from a bank that is not in the file.`;
export const itemElsewhere = (path: string) =>
  `The question is in another file of its package, “${path}”. Bring in the whole package.`;
