import { classStatistics } from '../class-statistics';

/** One student's mark for the question, before and after a correction. */
export interface CorrectedMark {
  readonly studentId: string;
  readonly studentName: string;
  readonly before: number;
  readonly after: number;
  /** The score of the whole quiz before the correction. */
  readonly totalBefore: number;
  /** The teacher's own mark, which stays. */
  readonly isByTeacher: boolean;
  readonly needsReview: boolean;
}

type ChangedMark = Pick<CorrectedMark, 'studentId' | 'studentName' | 'before' | 'after'>;

export interface CorrectionEffect {
  readonly gains: readonly ChangedMark[];
  readonly losses: readonly ChangedMark[];
  readonly unchangedCount: number;
  readonly keptByTeacher: number;
  /** The marks that are suggestions for the teacher to look at. */
  readonly toReview: readonly ChangedMark[];
  /** Of the scores of the whole quiz, rounded to 2 decimals. */
  readonly meanBefore: number;
  readonly meanAfter: number;
}

/** Who gains, who loses and what the class mean becomes when the marks of one question are corrected. */
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
