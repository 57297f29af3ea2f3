import { pastedTypeOf } from '../../question-types/pasted';
import { QUESTION_TYPES } from '../../question-types/registry';

/** A text that `readTyped` reads without an issue: one question of each type. */
export const typedExample = QUESTION_TYPES.map(
  (type, at) => `${at + 1}. ${pastedTypeOf({ type }).example}\n`,
).join('\n');
