import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import { gradeOf } from '../../../../shared/gradebook/grades';
import styles from './MeanAndGrade.module.css';
import { texts } from './texts';

interface MeanAndGradeProps {
  mean: number | null;
  gradeScale: GradeScale | null;
}

/** A mean in percent and, where the class has grades, its grade. */
export function MeanAndGrade({ mean, gradeScale }: MeanAndGradeProps) {
  const grade = gradeOf(gradeScale, mean);
  return (
    <>
      {texts.percentOf(mean)}
      {grade !== null && (
        <bdi className={styles.grade} title={grade}>
          {grade}
        </bdi>
      )}
    </>
  );
}
