import { pastedTypeOf } from '../question-types/pasted';
import { QUESTION_TYPES } from '../question-types/registry';

/** A text that `parseBulkQuestions` reads without an issue, with or without question timers: one question of each type. */
export const bulkPasteExample = QUESTION_TYPES.map(
  (type, at) => `${at + 1}. ${pastedTypeOf({ type }).example}\n`,
).join('\n');
