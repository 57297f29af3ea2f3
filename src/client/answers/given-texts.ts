export const givenTexts = {
  emptyGap: 'no answer',
  right: 'right',
  wrong: 'wrong',
  rightIs: 'Correct:',
  yourAnswer: 'Your answer',
  correctAnswer: 'Correct answer',
  modelAnswer: 'Model answer',
  alsoAccepted: 'Also accepted',
  correctAnswerLater: 'Shown when everybody has finished the quiz.',
  explanation: 'Explanation',
  options: 'Options',
  leftEmpty: 'Not answered',
} as const;
