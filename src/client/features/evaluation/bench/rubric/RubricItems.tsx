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

/** The keys of the items, in their order. */
const ITEM_KEYS = '123456789abcdefghijk';

/**
 * R and then the key of an item: the key is this one's before it is a mark or anything else. Nothing while something is
 * typed, a dialog is open, or with single keys switched off. Answers whether the key of an item is waited for.
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
    // Before all that listen to a key by itself.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
  return isArmed && hasKeys;
}
