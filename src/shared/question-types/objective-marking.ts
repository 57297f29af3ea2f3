import type { Answer } from '../answer/answer';

/** How answers are marked that need no judgement. */
export interface ObjectiveMarking<Body> {
  /** Correct is only what earns all marks; part marks are in half marks. */
  mark(question: Body & { readonly maximumMarks: number }, answer: Answer): Marked;
  /** What a student reads of an answer that is not all right, if there is more to say than its marks. */
  remark?(body: Body, answer: Answer): string | undefined;
  /** Why a person has to look at an answer that is nearly right, in a sentence; undefined where its marks are sure. */
  doubt?(body: Body, answer: Answer): string | undefined;
  /** What the teacher says of the options that an answer chose, by the option. */
  feedback?(body: Body, answer: Answer): Record<string, string>;
  /** Of each part of a question of several, whether an answer has it right. */
  partsRight?(body: Body, answer: Answer): boolean[] | undefined;
  /** The share of the marks that guessing brings, from 0 to 1. */
  chance(body: Body): number;
  /** The same for answers that are the same. */
  sameAs(body: Body, answer: Answer): string;
  /** The question with an answer for its key, of parts where it says something; undefined where no key can say it. */
  keyedBy(body: Body, answer: Answer): Body | undefined;
  /** How many options there are, where they are listed. */
  optionCount?(body: Body): number;
  /** The rows of the distractor table, for the answers that were given. */
  choices(body: Body, given: readonly Answer[]): readonly AnswerChoice<Body>[];
}

export interface Marked {
  readonly isCorrect: boolean;
  readonly score: number;
}

/** Something that can be chosen, and whether an answer chose it. */
export interface AnswerChoice<Body = never> {
  readonly label: string;
  /** Which part of the question it answers, of a type that has several: those of one part follow each other. */
  readonly group?: string;
  readonly isKey: boolean;
  /** Whether it is so near to the key that a person has to look. */
  readonly isNear?: boolean;
  isChosenBy(answer: Answer): boolean;
  /** The question with this accepted too; absent where it is right already, or cannot be right beside the key. */
  accepting?(): Body;
}
