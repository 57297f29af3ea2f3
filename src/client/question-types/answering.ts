import type { AskedQuestion } from '../../shared/question/schema';
import type { QuestionType } from '../../shared/question-types/registry';
import type { Answering } from './answering-module';
import { mcqAnswering, msqAnswering } from './choice/answering';
import { clozeAnswering } from './cloze/answering';
import { matchAnswering } from './match/answering';
import { numberAnswering } from './number/answering';
import { orderAnswering } from './order/answering';
import { sliderAnswering } from './slider/answering';
import { longAnswering, shortAnswering } from './written/answering';

/** The answering module of each type, the only part of a type on students' pages. */
const answering = {
  mcq: mcqAnswering,
  msq: msqAnswering,
  short: shortAnswering,
  long: longAnswering,
  slider: sliderAnswering,
  number: numberAnswering,
  cloze: clozeAnswering,
  match: matchAnswering,
  order: orderAnswering,
} satisfies { [Type in QuestionType]: Answering<Type> };

export const answeringOf = ({ type }: AskedQuestion): Answering<QuestionType> => answering[type];
