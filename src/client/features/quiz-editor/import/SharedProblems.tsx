import { TriangleAlert } from 'lucide-react';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { importTexts } from './import-texts';
import type { Decisions, Reviewed } from './review';
import styles from './SharedProblems.module.css';
import { chosenOf, decidedKind, type KindChoice, type ProblemKind } from './shared-problems';

const UNFOLDED = 3;

interface SharedProblemsProps {
  kinds: readonly ProblemKind[];
  items: readonly Reviewed[];
  onDecide: (change: (decisions: Decisions) => Decisions) => void;
}

/** Problems shared by many questions, each decided together; many kinds are collapsed. */
export function SharedProblems({ kinds, items, onDecide }: SharedProblemsProps) {
  if (kinds.length === 0) return null;
  return (
    <details className={styles.shared} open={kinds.length <= UNFOLDED}>
      <summary>{importTexts.shared(kinds.length)}</summary>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind.sentence}>
            <p className={styles.problem}>
              <TriangleAlert size={16} aria-hidden="true" />
              <span>
                <strong>{importTexts.sharedBy(kind.places.length)}</strong> {kind.sentence}
              </span>
            </p>
            <SegmentedControl<KindChoice | 'mixed'>
              label={importTexts.forAll(kind.places.length, kind.sentence)}
              labelHidden
              size="small"
              options={kind.choices.map((value) => ({ value, label: importTexts.forKind[value] }))}
              value={chosenOf(kind, items) ?? 'mixed'}
              onChange={(choice) => {
                if (choice !== 'mixed') onDecide((now) => decidedKind(now, { kind, choice, items }));
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
