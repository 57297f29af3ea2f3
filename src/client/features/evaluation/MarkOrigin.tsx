import { CircleHelp, Lightbulb } from 'lucide-react';
import type { ReviewedResult } from '../../../shared/results/schema';
import { Badge } from '../../ui/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './MarkOrigin.module.css';
import { type MarkState, markStateOf } from './mark-state';
import { texts } from './texts';

const SOURCES: Readonly<Record<ReviewedResult['source'], string>> = {
  auto: 'Auto',
  ai: 'AI',
  'built-in': 'Built-in',
  teacher: 'You',
};

type MarkOriginProps = Pick<ReviewedResult, 'source' | 'needsReview' | 'rationale' | 'confidence'>;

/** Whether a mark is only suggested or waits for the teacher, who gave it, how surely, and why. */
export function MarkOrigin({ source, needsReview, rationale, confidence }: MarkOriginProps) {
  const state = markStateOf({ source, needsReview });
  return (
    <p className={styles.origin}>
      {state !== 'settled' && (
        <>
          <StateChip state={state} />{' '}
        </>
      )}
      <Badge>
        <VisuallyHidden>Marked by </VisuallyHidden>
        {SOURCES[source]}
        {(source === 'ai' || source === 'built-in') && `, ${texts.confidence(confidence)}`}
      </Badge>{' '}
      {rationale && <span className={styles.rationale}>{rationale}</span>}
    </p>
  );
}

/** Says in words, with an icon, what colour alone must not: that a mark is suggested, or needs review. */
export function StateChip({ state, count }: { state: Exclude<MarkState, 'settled'>; count?: number }) {
  const [Icon, tone, words] =
    state === 'needs-review'
      ? ([CircleHelp, 'warn', texts.needsReview] as const)
      : ([Lightbulb, 'accent', texts.suggested] as const);
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {words}
      {count !== undefined && `: ${count}`}
    </Badge>
  );
}
