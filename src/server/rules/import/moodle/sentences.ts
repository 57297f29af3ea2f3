import { quoted } from '../quoted';

/** Sentences about a Moodle question, besides the general ones. */
export const moodleSentences = {
  description: 'A text that asks nothing',
  randomDraw: 'It draws a question by chance. Put the questions themselves into the file',
  broken: 'The file cannot be read from here on: something in it is no XML',
  questionBroken: 'It cannot be read: something in it is no XML',
  entities: 'The file defines entities of its own, which are not read',
  tooLarge: 'The file has more parts than can be read. Split it',
  unknownType: (type: string) =>
    `This was a question of the type ${quoted(type)}. Rewrite it, or leave it out`,
  answerWas: (text: string, percent: number) => `An answer in the file, for ${percent}%: ${text}`,
  marksRounded: (marks: number, rounded: number) =>
    `It was worth ${marks} in the file. Here it is ${rounded}`,
  penalty: (percent: number) => `Each wrong try cost ${percent}% in the file`,
  hint: (text: string) => `Hint after a wrong try: ${text}`,
  unitFactor: (unit: string, multiplier: number) =>
    `The file also takes the unit ${quoted(unit)}, times ${multiplier}`,
  unitOptional: (unit: string) => `The unit ${quoted(unit)} is accepted in the file and not asked for`,
  unitPenalty: (percent: number) =>
    `A missing or wrong unit cost ${percent}% of the marks in the file. Here it costs half of them`,
  graderInfo: 'The model answer is what the file tells those who mark',
  template: (text: string) => `The answer began with: ${text}`,
  combined: (text: string) => `Feedback on the whole answer: ${text}`,
  severalKeys:
    'Several options earn all marks, and students choose one. Decide which is right, or make it a multiple choice',
  noKey: (percent: number) => `No option earns all marks in the file: the best earns ${percent}%`,
  gapPiece: (number: number) => `The text has a place [[${number}]], and nothing belongs there`,
  gapOnce: 'Each word could be used only once in the file. Here a word can be chosen again',
  versionsOlder: (count: number) => `Older versions of it were left out: ${count}`,
} as const;
