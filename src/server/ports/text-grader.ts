/** All distinct answers to one text question, for one grading. */
export interface TextGradingRequest {
  readonly question: string;
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
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
}

/** Suggests marks for short and long answers. A grader that fails throws; its answers then need review. */
export interface TextGrader {
  readonly source: 'ai' | 'built-in';
  grade(request: TextGradingRequest): Promise<readonly TextGrade[]>;
}
