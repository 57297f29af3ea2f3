import { QUESTION_TYPES } from '../../../../shared/question-types/registry';
import { serverModuleOf } from '../../question-types/registry';

/** A text that `readTyped` reads without a problem: one question of each type. */
export const typedExample = QUESTION_TYPES.map(
  (type, at) => `${at + 1}. ${serverModuleOf({ type }).pasted.example}\n`,
).join('\n');
