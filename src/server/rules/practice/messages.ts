import { sentencesOf } from '../../../shared/languages/sentences';

const refusals = sentencesOf('refusals');

export const practiceMessages = {
  notFound: refusals.practiceNotOpen,
  questionNotFound: refusals.notInPractice,
  oneSubject: 'Please choose a quiz or a tag.',
  classesNeeded: 'Please choose the classes that may practise this tag.',
  classNotFound: 'Class not found',
  tagNotFound: 'None of your questions has this tag',
  notReleased: 'A quiz can be practised once its results are released.',
  noQuestions: 'There is no question in it that can be practised.',
  alreadyOpen: 'This can be practised already.',
  heldBack: refusals.practiceHeldBack,
  notAsked: refusals.practiceNotAsked,
  answeredAlready: refusals.practiceAnswered,
  answerInvalid: refusals.practiceAnswerInvalid,
  nothingToJudge: refusals.nothingToJudge,
} as const;
