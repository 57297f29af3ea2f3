import type { Answer } from '../../shared/answer/answer';
import type { QuestionType } from '../../shared/question-types/registry';
import { isAnsweredBy } from '../../shared/question-types/traits';
import { exampleOf } from './typed-quiz';

/**
 * A distinct answer to a type's example for each integer, in every shape the type accepts. Repeats once the
 * answers are exhausted.
 */
export function numberedAnswer(type: QuestionType, number: number): Answer {
  const { right } = exampleOf(type).example;
  const options = optionsOf(type);
  if (typeof right === 'number') return number;
  if (typeof right === 'string') return options ? at(options, number) : String(number);
  if (!Array.isArray(right)) {
    const values = permuted(Object.values(right), number);
    return Object.fromEntries(Object.keys(right).map((key, index) => [key, values[index] ?? '']));
  }
  if (!options) return right.map((_, gap) => optionsOf(type, gap)?.[number % 2] ?? String(number));
  return isAnsweredBy({ type }, 'options') ? subset(options, number) : permuted(options, number);
}

/** The options of the question, or of one of its gaps. */
function optionsOf(type: QuestionType, gap?: number): readonly string[] | undefined {
  const { fields } = exampleOf(type).example;
  const gaps = fields.gaps as readonly { options?: readonly string[] }[] | undefined;
  return gap === undefined ? (fields.options as readonly string[] | undefined) : gaps?.[gap]?.options;
}

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** The n-th non-empty subset of a list. */
function subset(list: readonly string[], number: number): string[] {
  const bits = 1 + (number % (2 ** list.length - 1));
  return list.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1);
}

/** The n-th permutation of a list. */
function permuted(list: readonly string[], number: number): string[] {
  if (list.length === 0) return [];
  const index = number % list.length;
  const others = list.filter((_, other) => other !== index);
  return [at(list, index), ...permuted(others, Math.floor(number / list.length))];
}
