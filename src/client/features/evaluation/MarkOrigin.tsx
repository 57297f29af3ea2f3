import { CircleHelp } from 'lucide-react';
import type { EvaluationResult } from '../../../shared/attempt/schema';
import { Badge } from '../../ui/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './MarkOrigin.module.css';
import { texts } from './texts';

const SOURCES: Readonly<Record<EvaluationResult['source'], string>> = {
  auto: 'Auto',
  ai: 'AI',
  'built-in': 'Built-in',
  teacher: 'You',
};

interface MarkOriginProps {
  source: EvaluationResult['source'];
  needsReview: boolean;
  rationale: string | null;
}

/** Who gave a mark and why, and whether it waits for the teacher. */
export function MarkOrigin({ source, needsReview, rationale }: MarkOriginProps) {
  return (
    <p className={styles.origin}>
      <Badge tone={source === 'auto' ? 'neutral' : 'accent'}>
        <VisuallyHidden>Marked by </VisuallyHidden>
        {SOURCES[source]}
      </Badge>{' '}
      {needsReview && (
        <>
          <Badge tone="warn">
            <CircleHelp aria-hidden="true" />
            {texts.needsReview}
          </Badge>{' '}
        </>
      )}
      {rationale && <span className={styles.rationale}>{rationale}</span>}
    </p>
  );
}
