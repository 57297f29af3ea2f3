import type { TextAnswersToMark, TextMark } from '../../shared/marking/text/mark-text-answers';
import type { Reliability } from '../../shared/marking/text/opinions';
import type { EarlierMark } from '../../shared/marking/text/read-class';
import type { KeptFindings, Opinion } from '../rules/marking/kept-findings';

/** All distinct answers to one text question, for one grading. */
export interface TextGradingRequest {
  readonly question: string;
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  readonly answers: readonly TextToGrade[];
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
  /** What the teacher gave to answers to the same question in other classes, the latest last. */
  readonly earlierMarks?: readonly EarlierMark[] | undefined;
  /** How often what AI servers say was what the teacher gave, on other questions. */
  readonly opinionsElsewhere?: Reliability | undefined;
  /** Which question of which quiz this is: a grader that sends it to another server keeps account of that. */
  readonly about?: { readonly quizId: string; readonly questionId: string };
  /**
   * Answers of known worth that the grader is examined with: graded like the others, among the first, but by the grader's own
   * judgement, without what guards it.
   */
  readonly exam?: readonly TextToGrade[];
  /** Told by a grader that takes its time which share of the answers it is done with, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface TextToGrade {
  readonly id: string;
  readonly text: string;
  /** What an AI server said of it the first time: then it is asked of nobody again. */
  readonly opinion?: Opinion | undefined;
}

export interface TextGrade {
  readonly id: string;
  /** From 0 to the maximum in steps of 0.5. */
  readonly marks: number;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly needsReview: boolean;
  /** One sentence for the teacher. */
  readonly rationale: string;
  /** Who gave the marks, where it was not this grader itself: a plain answer is sent to nobody. */
  readonly source?: 'built-in';
  /** Absent for what is graded only to examine the grader. */
  readonly findings?: Omit<KeptFindings, 'movedBy' | 'check'>;
  /** The teacher's mark that moved this one, by its id, and the marks without it. */
  readonly movedBy?: { readonly id: string; readonly marks: number; readonly from: number } | undefined;
}

/** Marks the answers to one text question by the built-in rules, off the thread that answers requests; fails rather than hangs. */
export type MarkTexts = (task: TextAnswersToMark) => Promise<TextMark[]>;

/**
 * Suggests marks for short and long answers, and for those of the exam. A grader that fails throws, or leaves out the answers
 * it failed on; these then need review.
 */
export interface TextGrader {
  readonly source: 'ai' | 'built-in';
  /** The host that answers are sent to; absent when none leaves this server. */
  readonly sendsTo?: string;
  /** What marks instead of this one where it may not or cannot; absent on a grader that needs nobody else. */
  readonly fallback?: TextGrader;
  grade(request: TextGradingRequest): Promise<readonly TextGrade[]>;
}
