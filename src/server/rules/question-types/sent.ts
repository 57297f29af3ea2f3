import type { DraftOf, DraftParts, QuestionType } from '../../../shared/question-types/registry';
import { readCloze } from './cloze/sent';
import { readMcq, readMsq, readSlider, readWritten } from './listed-sent';
import { readMatch } from './match/sent';
import { readNumberDraft } from './number/sent';
import { readOrder } from './order/sent';
import type { SentFields } from './sent-fields';

interface SentType<Draft> {
  /**
   * Reads the fields of a request over those of a draft; refuses (400) only values that no draft can hold.
   */
  read(sent: SentFields, before: Draft): Draft;
}

/**
 * The request readers of all types, separate from the other registry because only the server reads requests.
 */
const sentTypes: { readonly [Type in QuestionType]: SentType<DraftOf<Type>> } = {
  mcq: { read: readMcq },
  msq: { read: readMsq },
  short: { read: readWritten },
  long: { read: readWritten },
  slider: { read: readSlider },
  number: { read: readNumberDraft },
  cloze: { read: readCloze },
  match: { read: readMatch },
  order: { read: readOrder },
};

export const sentTypeOf = ({ type }: { readonly type: QuestionType }): SentType<DraftParts> =>
  sentTypes[type];
