import { OPTION_MAXIMUM_COUNT } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import { isPlainObject } from '../../../shared/parse';
import { parsedJson } from '../../../shared/parsed-json';
import type { Feedback } from '../../../shared/question-types/feedback';
import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import type { Weights } from '../../../shared/question-types/weights';
import { readList, readNumber, readPartialCredit, readText, type SentFields } from './sent-fields';

/** Reads the documented fields of a request; the encoding of a correct answer depends on the type. */
export function readListed<Type extends string>(
  sent: SentFields,
  before: ListedDraft<Type>,
  readAnswer: (value: unknown, options: readonly string[]) => ListedDraft<Type>['correctAnswer'],
): ListedDraft<Type> {
  const options = sent.given('options', readOptions, before.options);
  return {
    type: before.type,
    options,
    correctAnswer: sent.given('correctAnswer', (value) => readAnswer(value, options), before.correctAnswer),
    min: sent.given('min', readNumber, before.min),
    max: sent.given('max', readNumber, before.max),
    step: sent.given('step', readNumber, before.step),
    partialCredit: readPartialCredit(sent, before),
    feedback: sent.given('feedback', readFeedback, before.feedback),
    weights: sent.given('weights', readWeights, before.weights),
  };
}

const readOptions = (value: unknown): string[] =>
  readList('options', value).map((option) => readText('options', option));

/** A list of correct answers. A lone value yields none, so that validation asks for an answer. */
export function readAnswerList(value: unknown): unknown[] {
  const list = typeof value === 'string' ? parsedJson(value) : value;
  return Array.isArray(list) ? readList('correctAnswer', list) : [];
}

/**
 * A correct answer that is a single text. In a form it is JSON text ("\"Paris\"") or, from a simple client,
 * the text itself (Paris); `known` texts are taken literally, and as JSON also outside forms.
 */
export function readAnswerText(
  value: unknown,
  { options, known, isForm }: { options: readonly string[]; known: readonly string[]; isForm: boolean },
): string {
  if (Array.isArray(value)) return '';
  if (typeof value !== 'string' || options.includes(value)) return readText('correctAnswer', value);
  const parsed = parsedJson(value);
  if (parsed === null && isForm) return '';
  const isText = typeof parsed === 'string' && (isForm || known.includes(parsed));
  return readText('correctAnswer', isText ? parsed : value);
}

/** A record of texts, also as JSON text; empty if missing. */
export const readFeedback = (value: unknown): Feedback =>
  Object.fromEntries(
    readByOption('feedback', value).map(([option, text]) => [option, readText('feedback', text)]),
  );

/** A record of numbers, also as JSON text; empty if missing, with NaN for invalid numbers. */
const readWeights = (value: unknown): Weights =>
  Object.fromEntries(
    readByOption('weights', value).map(([option, weight]) => [option, readNumber(weight) ?? 0]),
  );

function readByOption(field: string, value: unknown): [option: string, value: unknown][] {
  const sent = typeof value === 'string' && value !== '' ? parsedJson(value) : value;
  if (sent === null || sent === '') return [];
  if (!isPlainObject(sent)) throw new DomainError('invalid', fieldInvalid(field));
  const entries = Object.entries(sent);
  if (entries.length > OPTION_MAXIMUM_COUNT) {
    throw new DomainError('invalid', messages.optionsTooMany(OPTION_MAXIMUM_COUNT));
  }
  return entries.map(([option, each]) => [readText(field, option), each]);
}
