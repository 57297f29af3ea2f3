import { quoted } from './quoted';

/** Sentences about single answers, for files of any format. */
export const answerSentences = {
  star: (text: string) => `The star in ${quoted(text)} stands for any letters in Moodle. Here it is a star.`,
  feedbackOn: (text: string, feedback: string) => `${quoted(text)}: ${feedback}`,
  feedbackElse: (feedback: string) => `Other answers: ${feedback}`,
  caseSensitive: 'Capital letters counted in the file. Here they do not',
} as const;
