import { Link } from 'wouter';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import type { GradebookColumn } from '../../../../shared/gradebook/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { classNames } from '../../../ui/class-names';
import cell from '../../../ui/grid/GridCell.module.css';
import legend from '../../../ui/grid/GridLegend.module.css';
import own from './GradebookCell.module.css';
import styles from './GradebookLegend.module.css';
import type { GradebookView } from './gradebook-view';
import { texts } from './texts';

const TONES = ['green', 'yellow', 'red'] as const;

interface GradebookLegendProps {
  classId: string;
  view: GradebookView;
  gradeScale: GradeScale | null;
  /** Whether one of the shown columns can be dropped. */
  drops: boolean;
  mayWeigh: boolean;
  areWeightsShown: boolean;
  onWeights: () => void;
  /** The number of visible students and quizzes, in words. */
  shown: string;
}

/**
 * The foot of the gradebook: legend of the cells, median, weights, and the number of visible students and
 * quizzes.
 */
export function GradebookLegend(props: GradebookLegendProps) {
  const { classId, view, gradeScale, drops, mayWeigh, areWeightsShown, onWeights, shown } = props;
  return (
    <div className={classNames(legend.foot, styles.foot)}>
      <ul className={legend.key} aria-label={texts.legend}>
        {TONES.map((tone) => (
          <li key={tone} className={cell[tone]}>
            <span className={classNames(cell.swatch, legend.swatch)} aria-hidden="true" />
            {texts.bands[tone]}
          </li>
        ))}
        <li>
          <span className={classNames(own.unreleased, styles.sign)} aria-hidden="true" />
          {texts.unreleased}
        </li>
        {drops && (
          <li>
            <span aria-hidden="true">{texts.droppedMarks(7)}</span> {texts.dropped}
          </li>
        )}
        <li>{texts.absences}</li>
      </ul>
      <p>{texts.medianIs(view.ofClass.median)}</p>
      {gradeScale && (
        <p>
          <bdi>{texts.grades(gradeScale)}</bdi>{' '}
          <Link href={teacherPaths.classSettings(classId)}>{texts.gradeLimits}</Link>
        </p>
      )}
      <p className={styles.weights}>
        <span className={styles.weighed}>{texts.weightsAre(view.columns.filter(isWeighed))}</span>{' '}
        <button type="button" aria-pressed={areWeightsShown} onClick={onWeights}>
          {mayWeigh ? texts.changeWeights : texts.showWeights}
        </button>
      </p>
      <p className={styles.shown} role="status">
        {shown}
      </p>
    </div>
  );
}

const isWeighed = ({ weightPercent }: GradebookColumn) => weightPercent !== USUAL_WEIGHT;
const USUAL_WEIGHT = 100;
