import { isAnsweredBy } from '../../shared/question-types/traits';
import type { ReleasedAnswer } from './released-answer';
import { texts } from './texts';

/** A pair or place of an answer. */
export interface GivenPart {
  /** The left side, or the place. */
  readonly name: string;
  readonly isPlace: boolean;
  /** Undefined if empty. */
  readonly given: string | undefined;
  /** Undefined while correct answers are withheld. */
  readonly key: string | undefined;
}

type Released = Pick<ReleasedAnswer, 'type' | 'studentAnswer' | 'correctAnswer'>;

/** The parts of an answer by pair or place; undefined for undivided answers and unfit ones. */
export function givenParts({ type, studentAnswer, correctAnswer }: Released): GivenPart[] | undefined {
  const isPlace = isAnsweredBy({ type }, 'places');
  if (!isPlace && !isAnsweredBy({ type }, 'pairs')) return undefined;
  const [given, key] = [textsOf(studentAnswer), textsOf(correctAnswer)];
  if (!given || !key) return undefined;
  const names = key.size > 0 ? key.keys() : given.keys();
  const parts = [...names].map((name) => ({
    name: isPlace ? texts.place({ place: Number(name) + 1 }) : name,
    isPlace,
    given: given.get(name),
    key: key.get(name),
  }));
  return parts.length > 0 ? parts : undefined;
}

/** Texts by side or place; undefined for other shapes. */
function textsOf(answer: Released['studentAnswer'] | Released['correctAnswer']) {
  if (answer === null) return new Map<string, string>();
  if (typeof answer !== 'object') return undefined;
  const entries = Object.entries<unknown>(answer);
  const pairs = entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []));
  return pairs.length === entries.length ? new Map(pairs) : undefined;
}
