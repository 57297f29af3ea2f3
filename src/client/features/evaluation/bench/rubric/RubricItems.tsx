import { useEffect, useEffectEvent, useState } from 'react';
import { isTyping, useShortcutsOn } from '../../../../platform/shortcuts';
import { Kbd } from '../../Kbd';
import styles from './Rubric.module.css';
import { pointsLabel, rubricTexts, sumWords } from './rubric-texts';
import type { RubricState } from './use-rubric';

interface RubricItemsProps {
  rubric: RubricState;
  maximumMarks: number;
  onLeave: () => void;
}

/** The items with points and keys, the ones given to the answer, and their total. */
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
                // A click returns the focus to the keyboard's row; a key press stays on its button.
                if (detail > 0) onLeave();
              }}
            >
              {hasKeys && (
                <span className={styles.key} aria-hidden="true">
                  <Kbd>{ITEM_KEYS[place]?.toUpperCase()}</Kbd>
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
                <Kbd>R</Kbd> {rubricTexts.keyHint}
              </span>
            )}
          </p>
        )}
      </div>
    </>
  );
}

/** The items' keys in order. */
const ITEM_KEYS = '123456789abcdefghijk';

/**
 * R followed by an item's key; takes precedence over marks. Inactive while typing, in dialogs, and with single keys off. Returns
 * whether an item's key is awaited.
 */
function useRubricKeys(count: number, give: (place: number) => void): boolean {
  const hasKeys = useShortcutsOn();
  const [isArmed, setArmed] = useState(false);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    const isElsewhere = isTyping(event.target) || document.querySelector('dialog:modal') !== null;
    if (!hasKeys || hasCommand || isElsewhere || count === 0 || event.key === 'Shift') return;
    const key = event.key.toLowerCase();
    if (!isArmed) {
      if (key !== 'r') return;
      event.preventDefault();
      return setArmed(true);
    }
    setArmed(false);
    const place = ITEM_KEYS.indexOf(key);
    if (place === -1 || place >= count) return;
    event.preventDefault();
    give(place);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    // Before all other key listeners.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  return isArmed && hasKeys;
}
