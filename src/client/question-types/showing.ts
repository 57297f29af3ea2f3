import type { QuestionType } from '../../shared/question-types/registry';
import { longShowing } from './long/showing';
import { mcqShowing } from './mcq/showing';
import { msqShowing } from './msq/showing';
import { shortShowing } from './short/showing';
import type { Showing } from './showing-module';
import { sliderShowing } from './slider/showing';

const showing = {
  mcq: mcqShowing,
  msq: msqShowing,
  short: shortShowing,
  long: longShowing,
  slider: sliderShowing,
} satisfies { [Type in QuestionType]: Showing<Type> };

/** How the type of a question or of a draft is shown to its teacher. */
export const showingOf = ({ type }: { readonly type: QuestionType }): Showing<QuestionType> => showing[type];
