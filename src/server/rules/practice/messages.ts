/** What the calls of practice answer and refuse with. */
export const practiceMessages = {
  notFound: 'This practice is not open',
  questionNotFound: 'This question is not part of the practice',
  oneSubject: 'Please choose a quiz or a tag.',
  classesNeeded: 'Please choose the classes that may practise this tag.',
  classNotFound: 'Class not found',
  tagNotFound: 'None of your questions has this tag',
  notReleased: 'A quiz can be practised once its results are released.',
  noQuestions: 'There is no question in it that can be practised.',
  alreadyOpen: 'This can be practised already.',
  heldBack: 'This question is in a quiz that somebody still takes. Please go on with another one.',
  notAsked: 'This question was not asked. Please go on with the next one.',
  answeredAlready: 'You have answered this question already. Please go on with the next one.',
  answerInvalid: 'This answer does not fit the question.',
  nothingToJudge: 'There is no answer to judge by yourself.',
} as const;
