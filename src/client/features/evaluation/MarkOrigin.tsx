import { Check, CircleHelp, Lightbulb, Minus, TriangleAlert } from 'lucide-react';
import type { Decider } from '../../../shared/marking/standing-marks';
import type { ReviewedResult } from '../../../shared/results/schema';
import { type MarkState, markStateOf } from '../../rules/results/mark-state';
import { Badge } from '../../ui/Badge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Explanation } from './explanation';
import styles from './MarkOrigin.module.css';
import { texts } from './texts';
import { togetherTexts } from './together/together-texts';

const SOURCES: Readonly<Record<ReviewedResult['source'], string>> = {
  auto: 'Auto',
  ai: 'AI',
  'built-in': 'Built-in',
  teacher: 'You',
};

type MarkOriginProps = Pick<
  ReviewedResult,
  'source' | 'needsReview' | 'rationale' | 'confidence' | 'markedBy' | 'markedAt'
>;

/** The origin of a mark: suggested or given, with author, certainty and reason. */
export function MarkOrigin({ source, needsReview, rationale, confidence, ...marked }: MarkOriginProps) {
  const colleague = colleagueOf(marked);
  const state = markStateOf({ source, needsReview });
  return (
    <p className={styles.origin}>
      {state !== 'given' && (
        <>
          <StateChip state={state} />{' '}
        </>
      )}
      <Badge>
        <VisuallyHidden>Marked by </VisuallyHidden>
        {colleague ? togetherTexts.by(colleague.name, marked.markedAt) : SOURCES[source]}
        {(source === 'ai' || source === 'built-in') && `, ${texts.confidence(confidence)}`}
      </Badge>{' '}
      {rationale && <span className={styles.rationale}>{rationale}</span>}
    </p>
  );
}

/** The state of a mark by word and icon, not by colour alone. */
export function StateChip({ state, count }: { state: Exclude<MarkState, 'given'>; count?: number }) {
  const [Icon, tone, words] =
    state === 'to-review'
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

const SHOWN_WORDS = 8;

/** The key points found and missed in an answer, and why it has to be read. */
export function Findings({ matched, missing, guards }: Omit<Explanation, 'rationale'>) {
  if (matched.length + missing.length + guards.length === 0) return null;
  return (
    <div className="grid gap-2">
      {guards.map((sentence) => (
        <p key={sentence} className={styles.guard}>
          <TriangleAlert size={16} aria-hidden="true" /> {sentence}
        </p>
      ))}
      <dl className="grid gap-1">
        <KeyPoints label={texts.found} words={matched} icon={Check} className={styles.matched} />
        <KeyPoints label={texts.missing} words={missing} icon={Minus} className={styles.missing} />
      </dl>
    </div>
  );
}

interface KeyPointsProps {
  label: string;
  words: readonly string[];
  icon: typeof Check;
  className: string | undefined;
}

function KeyPoints({ label, words, icon: Icon, className }: KeyPointsProps) {
  if (words.length === 0) return null;
  const more = words.length - SHOWN_WORDS;
  return (
    <div className={styles.row}>
      <dt className="text-muted text-sm">{label}</dt>
      {words.slice(0, SHOWN_WORDS).map((word) => (
        <dd key={word}>
          <Badge className={className}>
            <Icon aria-hidden="true" />
            {word}
          </Badge>
        </dd>
      ))}
      {more > 0 && <dd className="text-muted text-sm">{texts.more(more)}</dd>}
    </div>
  );
}

/**
 * The colleague who gave a mark; undefined for the teacher's own marks, suggestions and marks older than this
 * record.
 */
export const colleagueOf = ({ markedBy }: Pick<ReviewedResult, 'markedBy'>): Decider | undefined =>
  markedBy === null || markedBy.isYou ? undefined : markedBy;
