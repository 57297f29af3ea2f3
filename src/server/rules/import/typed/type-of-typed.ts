import { plainTypeName } from '../../../../shared/import/typed/pairs';
import { gapRunCount } from '../../../../shared/question-types/cloze/gap-runs';
import { QUESTION_TYPES, type QuestionType } from '../../../../shared/question-types/registry';
import type { TypedQuestion } from '../../formats/typed/typed-question';
import { serverModuleOf } from '../../question-types/registry';
import type { ClosedQuestion } from './close-question';
import { asksForPairs } from './match-columns';

/** The declared type of a question; undefined if missing or unknown. */
export function namedType({ fields }: TypedQuestion): QuestionType | undefined {
  const name = plainTypeName(fields.get('type')?.value ?? '').replace(/[.*]/g, '');
  return QUESTION_TYPES.find((type) => serverModuleOf({ type }).pasted.names.includes(name));
}

const LONG_VERB =
  /(?:^|[.?!]\s)\W{0,3}(?:\(?[a-z]\)\s)?(?:explain|describe|discuss|evaluate|analy[sz]e|justify|compare|contrast|write (?:a|an|about|short)|critically|comment on|give (?:an account|reasons)|essay|why do you|in your own words)/im;
const SHORT_ANSWER = 150;
/** The type of a question whose lines show none. */
const UNTOLD: QuestionType = 'short';

/** The declared type of a question, else the one shown by its lines. */
export function typeOfTyped(question: ClosedQuestion): QuestionType {
  const named = namedType(question);
  if (named) return named;
  if (question.isMatching && question.pairs.length > 0) return 'match';
  if (isOrdering(question)) return 'order';
  const shown = QUESTION_TYPES.find((type) => serverModuleOf({ type }).pasted.recognises(question)) ?? UNTOLD;
  if (shown !== UNTOLD) return shown;
  if (isUnreadMatch(question)) return 'long';
  const answer = question.fields.get('answer')?.value ?? '';
  if (answer === '') return unanswered(question);
  return question.isLong || answer.length > SHORT_ANSWER ? 'long' : 'short';
}

/** Whether a question has pairs that were not understood. */
export const isUnreadMatch = (question: ClosedQuestion): boolean =>
  asksForPairs(question.text) && question.options.length + question.pairs.length === 0;

/** A text with gaps is a cloze; any other text without an answer may be of any type. */
function unanswered({ text }: ClosedQuestion): QuestionType {
  const gaps = gapRunCount(text);
  return gaps === 0 ? 'long' : gaps === 1 ? 'short' : 'cloze';
}

/** Whether a question without an answer asks for a text. */
export const asksForText = ({ text, isLong, marksSaid }: ClosedQuestion): boolean =>
  isLong || (marksSaid ?? 0) > 3 || LONG_VERB.test(text);

const ORDER =
  /^\W{0,3}(?:arrange|put|place|rank|sequence|order)\b.{0,200}\b(?:order|sequence|ascending|descending|first|last|smallest|largest)\b/is;

/** "Arrange in order" with an answer that names every option once. */
export const isOrdering = ({ text, options, chosen }: TypedQuestion): boolean =>
  options.length > 1 &&
  chosen.length === options.length &&
  ORDER.test(text) &&
  options.every((option) => chosen.includes(option.text) && !option.isMarked);
