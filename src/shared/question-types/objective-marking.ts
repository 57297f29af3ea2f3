import type { Answer } from '../answer/answer';

/** The marking of a type that needs no judgement. */
export interface ObjectiveMarking<Body> {
  /** Only full marks count as correct; part marks are multiples of a half. */
  mark(question: Body & { readonly maximumMarks: number }, answer: Answer): Marked;
  /** A remark for the student on a partly wrong answer, beyond its marks. */
  remark?(body: Body, answer: Answer): string | undefined;
  /** The reason to check a nearly right answer, as a sentence; undefined if its marks are certain. */
  doubt?(body: Body, answer: Answer): string | undefined;
  /** The teacher's feedback on the chosen options, by option. */
  feedback?(body: Body, answer: Answer): Record<string, string>;
  /** For each part of a question, whether it is right. */
  partsRight?(body: Body, answer: Answer): boolean[] | undefined;
  /** The expected share of marks from guessing, from 0 to 1. */
  chance(body: Body): number;
  /** Equal for equivalent answers. */
  sameAs(body: Body, answer: Answer): string;
  /**
   * The question with an answer as its key, for parts only where answered; undefined if it cannot be a key.
   */
  keyedBy(body: Body, answer: Answer): Body | undefined;
  /** The number of options, if they are listed. */
  optionCount?(body: Body): number;
  /** The rows of the distractor table, for the given answers. */
  choices(body: Body, given: readonly Answer[]): readonly AnswerChoice<Body>[];
}

export interface Marked {
  readonly isCorrect: boolean;
  readonly score: number;
}

/** A possible choice, and whether an answer made it. */
export interface AnswerChoice<Body = never> {
  readonly label: string;
  /** The part of the question it answers; rows of one part are consecutive. */
  readonly group?: string;
  readonly isKey: boolean;
  /** Whether it is so near to the key that a person must check. */
  readonly isNear?: boolean;
  isChosenBy(answer: Answer): boolean;
  /**
   * The question with this accepted too; absent if it is right already or cannot be right besides the key.
   */
  accepting?(): Body;
}
