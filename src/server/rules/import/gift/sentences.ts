import { quoted } from '../quoted';

const percent = (weight: number): string => `${Math.round(weight * 100) / 100}%`.replace('-', '−');

/** Sentences about a GIFT file; readers may know Moodle. */
export const giftSentences = {
  description: 'A text that asks nothing.',
  broken: 'The braces around its answers cannot be paired. Check every { and }.',
  tooLong: 'It is longer than any question can be.',
  open: 'The brace that ends the answers is missing. Check them.',
  mixed:
    'A text with several answers can have choices, words and numbers in its gaps. Rewrite it, or leave it out.',
  noPair: (text: string) => `${quoted(text)} has no partner: the file has no -> there.`,
  severalRight: 'The file takes any one of the right options. Here all of them have to be chosen.',
  weightNegative: (most: number) =>
    `Wrong options cost up to ${percent(most)} of the marks in the file. Here they cost nothing.`,
  weightOutside: (text: string, weight: number) =>
    `${quoted(text)} has ${percent(weight)} in the file, which is not kept.`,
  weightsNotAll: (sum: number) =>
    `The right options add up to ${percent(sum)} in the file. Here each earns the same share.`,
  answerPartly: (text: string, weight: number) =>
    `${quoted(text)} earns ${percent(weight)} of the marks in the file. It is not among the accepted answers.`,
  bestPartly: (weight: number) => `No answer earns all marks in the file: the best earns ${percent(weight)}.`,
  numberPartly: (text: string, weight: number) =>
    `${text} earns ${percent(weight)} of the marks in the file. Here it earns none.`,
  numbersSeveral: (texts: readonly string[]) =>
    `The file accepts several numbers: ${texts.join(', ')}. One can be right here: keep it, or make the question a short answer.`,
  anyAnswer: 'The file takes any other answer (*) for right.',
  feedbackMoved: 'What the file says to single answers stands in the explanation.',
  id: (id: string) => `Its ID in the file is ${id}.`,
} as const;
