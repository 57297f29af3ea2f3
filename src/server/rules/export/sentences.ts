export const exportSentences = {
  loss: (question: number, sentence: string) => `Question ${question}: ${sentence}`,
  unfinishedLeft: 'It is not finished and was left out.',
  changeLeft: 'It has a change that is not finished; it goes out without the change.',
  pictureGone: 'One of its pictures is no longer there.',
} as const;
