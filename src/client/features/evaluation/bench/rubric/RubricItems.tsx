import { useShortcutsOn } from '../../../../platform/shortcuts';
import styles from './Rubric.module.css';
import { pointsLabel, rubricTexts, sumWords } from './rubric-texts';
import type { RubricState } from './use-rubric';
import { ITEM_KEYS, useRubricKeys } from './use-rubric-keys';

interface RubricItemsProps {
  rubric: RubricState;
  maximumMarks: number;
  onLeave: () => void;
}

/** The items with their points and keys, which of them the answer was given, and what they are together. */
export function RubricItems({ rubric, maximumMarks, onLeave }: RubricItemsProps) {
  const { items, isGiven, toggle } = rubric;
  const hasKeys = useShortcutsOn();
  const isArmed = useRubricKeys(items.length, (place) => {
    const item = items[place];
    if (item) toggle(item);
  });
  return (
    <>
      <ul className={styles.items} aria-label={rubricTexts.items} data-armed={isArmed}>
        {items.map((item, place) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={isGiven(item.id)}
              onClick={({ detail }) => {
                toggle(item);
                // Whoever clicks goes on with keys; who presses the button by a key stays on it.
                if (detail > 0) onLeave();
              }}
            >
              {hasKeys && (
                <span className={styles.key} aria-hidden="true">
                  <kbd>{ITEM_KEYS[place]?.toUpperCase()}</kbd>
                </span>
              )}
              <span className={styles.text} dir="auto">
                {item.text}
              </span>
              <span className={styles.points}>{pointsLabel(item.points)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.bottom}>
        <p className={styles.sum}>{sumWords(rubric, maximumMarks)}</p>
        {hasKeys && (
          <p className={styles.hint} role="status">
            {isArmed ? (
              rubricTexts.pressKey
            ) : (
              <span aria-hidden="true">
                <kbd>R</kbd> {rubricTexts.keyHint}
              </span>
            )}
          </p>
        )}
      </div>
    </>
  );
}
