import { markingMessages } from '../../../shared/marking/messages';
import type { ReviewedResult } from '../../../shared/results/schema';

/** The reason to read an answer, in a word or two; full sentences are beside the answer. */
const GUARDS: Readonly<Record<(typeof markingMessages.markingGuards)[number][0], string>> = {
  instruction: 'Speaks to marker',
  negation: 'Idea reversed',
  denied: 'Denies it',
  opposite: 'Idea reversed',
  repeated: 'Repeats itself',
  signs: 'Symbols differ',
  'nearly-same': 'Nearly the key',
  'changed-word': 'Another word',
  'added-words': 'Says more',
  numbers: 'Other number',
  'copied-question': 'Copied question',
  'adds-nothing': 'Adds nothing',
  shuffled: 'Other order',
  gibberish: 'No real words',
  'foreign-words': 'Off topic',
  'short-model-answer': 'Short model answer',
};

/** The reason for a suggested mark in a word or two. */
export function whyOf({ findings, rationale, source, isCorrect, needsReview }: ReviewedResult): string {
  if (needsReview && findings?.check) return 'Check';
  if (rationale === markingMessages.markingBlank) return 'Nothing written';
  if (rationale === markingMessages.markingEqual) return 'Model answer';
  if (rationale === markingMessages.answerMalformed) return 'Does not fit';
  if (!findings) {
    if (source === 'auto') return isCorrect ? 'By the key' : 'Not the key';
    return source === 'teacher' ? '' : 'Not compared';
  }
  const guard = markingMessages.markingGuards.find(([name]) => findings.guards.includes(name));
  if (guard) return GUARDS[guard[0]];
  const { matched, missing } = findings;
  if (missing.length === 0) return matched.length > 0 ? 'All points' : '';
  if (matched.length === 0) return 'No point found';
  const [first = ''] = missing;
  return missing.length === 1
    ? `No “${first}”`
    : `${matched.length} of ${matched.length + missing.length} words`;
}
