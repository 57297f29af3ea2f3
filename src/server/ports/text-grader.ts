import type { KeptFindings, Opinion } from '../rules/marking/kept-findings';
import type { TextAnswersToMark, TextMark } from '../rules/marking/text/mark-text-answers';
import type { Reliability } from '../rules/marking/text/opinions';
import type { EarlierMark } from '../rules/marking/text/read-class';

/** All distinct answers to one text question, for one grading. */
export interface TextGradingRequest {
  readonly question: string;
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  readonly answers: readonly TextToGrade[];
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
  /** The teacher's marks for the same question in other classes, latest last. */
  readonly earlierMarks?: readonly EarlierMark[] | undefined;
  /** How often AI opinions agreed with the teacher on other questions. */
  readonly opinionsElsewhere?: Reliability | undefined;
  /** The quiz and question, for the record of texts sent to another server. */
  readonly about?: { readonly quizId: string; readonly questionId: string };
  /** Answers with known marks that test the grader: graded early, by its own judgement without guards. */
  readonly exam?: readonly TextToGrade[];
  /** Called by a slow grader with the share of graded answers, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface TextToGrade {
  readonly id: string;
  readonly text: string;
  /** The AI server's earlier opinion; the text is then not sent again. */
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
  /** Set if the built-in rules gave the marks instead, as for plain answers, which are not sent. */
  readonly source?: 'built-in';
  /** Absent for answers that only test the grader. */
  readonly findings?: Omit<KeptFindings, 'movedBy' | 'check'>;
  /** The teacher's mark that moved this one, by its id, and the marks without it. */
  readonly movedBy?: { readonly id: string; readonly marks: number; readonly from: number } | undefined;
}

/** Marks the answers to one text question by the built-in rules, off the main thread; fails rather than hangs. */
export type MarkTexts = (task: TextAnswersToMark) => Promise<TextMark[]>;

/**
 * Suggests marks for short and long answers and for test answers. Throws on failure, or leaves out the failed answers, which then
 * need review.
 */
export interface TextGrader {
  readonly source: 'ai' | 'built-in';
  /** The host that receives answers; absent if none leaves this server. */
  readonly sendsTo?: string;
  /** Marks the answers that this grader may not or cannot mark; absent if it needs none. */
  readonly fallback?: TextGrader;
  grade(request: TextGradingRequest): Promise<readonly TextGrade[]>;
}
