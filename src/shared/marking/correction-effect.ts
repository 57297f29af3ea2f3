import { classStatistics } from '../class-statistics';

/** A student's mark for the question before and after a correction. */
export interface CorrectedMark {
  readonly studentId: string;
  readonly studentName: string;
  readonly before: number;
  readonly after: number;
  /** The quiz score before the correction. */
  readonly totalBefore: number;
  /** Whether the teacher set the mark, which then stays. */
  readonly isByTeacher: boolean;
  readonly needsReview: boolean;
}

type ChangedMark = Pick<CorrectedMark, 'studentId' | 'studentName' | 'before' | 'after'>;

export interface CorrectionEffect {
  readonly gains: readonly ChangedMark[];
  readonly losses: readonly ChangedMark[];
  readonly unchangedCount: number;
  readonly keptByTeacher: number;
  /** Suggested marks for the teacher to review. */
  readonly toReview: readonly ChangedMark[];
  /** Of the quiz scores, rounded to 2 decimals. */
  readonly meanBefore: number;
  readonly meanAfter: number;
}

/** The students who gain or lose by new marks for one question, and the new class mean. */
export function correctionEffect(marks: readonly CorrectedMark[]): CorrectionEffect {
  const corrected = marks.map((mark) => (mark.isByTeacher ? { ...mark, after: mark.before } : mark));
  const some = (isMeant: (mark: CorrectedMark) => boolean) => corrected.filter(isMeant).map(toChanged);
  const gains = some(({ before, after }) => after > before);
  const losses = some(({ before, after }) => after < before);
  return {
    gains,
    losses,
    unchangedCount: marks.length - gains.length - losses.length,
    keptByTeacher: marks.filter(({ isByTeacher }) => isByTeacher).length,
    toReview: some(({ isByTeacher, needsReview }) => needsReview && !isByTeacher),
    meanBefore: classStatistics(corrected.map(({ totalBefore }) => totalBefore)).mean,
    meanAfter: classStatistics(
      corrected.map(({ totalBefore, before, after }) => totalBefore - before + after),
    ).mean,
  };
}

const toChanged = ({ studentId, studentName, before, after }: CorrectedMark): ChangedMark => ({
  studentId,
  studentName,
  before,
  after,
});
