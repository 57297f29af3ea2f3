export const quizJsonSentences = {
  broken: 'This JSON is damaged.',
  ofAnother: 'This JSON holds no questions.',
  newer: 'This file was written by a newer version. What this one does not know was left out.',
  noQuestion: 'This is no question.',
  noType: (type: string) => `There is no question type "${type}".`,
} as const;
