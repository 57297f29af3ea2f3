import type { QuestionType } from '../../shared/question-types/registry';
import { mcqShowing, msqShowing } from './choice/showing';
import { clozeShowing } from './cloze/showing';
import { matchShowing } from './match/showing';
import { numberShowing } from './number/showing';
import { orderShowing } from './order/showing';
import type { Showing } from './showing-module';
import { sliderShowing } from './slider/showing';
import { longShowing, shortShowing } from './written/showing';

const showing = {
  mcq: mcqShowing,
  msq: msqShowing,
  short: shortShowing,
  long: longShowing,
  slider: sliderShowing,
  number: numberShowing,
  cloze: clozeShowing,
  match: matchShowing,
  order: orderShowing,
} satisfies { [Type in QuestionType]: Showing<Type> };

/** The showing module of a question's or draft's type. */
export const showingOf = ({ type }: { readonly type: QuestionType }): Showing<QuestionType> => showing[type];
