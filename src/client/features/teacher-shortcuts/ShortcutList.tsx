import { setShortcutsOn, useShortcutsOn } from '../../platform/shortcuts';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import styles from './ShortcutList.module.css';

const COMMAND = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const SINGLE_KEYS = [
  { keys: ['?'], act: 'Show this list' },
  { keys: ['/'], act: 'Search your quizzes, the question bank, or a class' },
  { keys: ['N'], act: 'Create Quiz, in the list of your quizzes; in that of your classes, a new class' },
  { keys: ['J', 'K'], act: 'Next and previous student, beside their answers' },
  { keys: ['0', '…', '9'], act: 'Give these answers that many marks, and go on' },
  { keys: ['Shift', '0', '…', '9'], act: 'The same and half a mark' },
  { keys: ['←', '→'], act: 'Half a mark less or more' },
  { keys: ['Enter'], act: 'Keep the suggested mark, and go to the next to decide' },
  { keys: ['Shift', 'Enter'], act: 'Accept the rest of this group' },
  { keys: ['U'], act: 'Undo the last decision' },
  { keys: ['N'], act: 'Next question with something to decide' },
  { keys: ['C'], act: 'Comment on these answers' },
  { keys: ['T', 'M'], act: 'Keep the mark of a colleague who was faster, or give yours' },
];
const LIST_KEYS = [
  { keys: ['↑', '↓'], act: 'From quiz to quiz in the list' },
  { keys: ['→', '←'], act: 'Show and hide the details of a quiz there' },
];
const COMMAND_KEYS = [
  { keys: ['Alt', '1', '…', '9'], act: 'Use one of your phrases as a comment' },
  { keys: [COMMAND, 'Enter'], act: 'Next question, or a new one' },
  { keys: [COMMAND, 'K'], act: 'Mark the option as key' },
  { keys: ['Alt', '↑', '↓'], act: 'Move the question, or the option' },
  { keys: [COMMAND, 'S'], act: 'Save now what you have written' },
  { keys: [COMMAND, 'Z'], act: 'Undo, outside of fields' },
];

/** The keyboard shortcuts, and the switch for single keys. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="large">
      <dl className={styles.list}>
        {[...(on ? SINGLE_KEYS : []), ...LIST_KEYS, ...COMMAND_KEYS].map(({ keys, act }) => (
          <div key={act} className={styles.line}>
            <dt className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className={styles.switch}
        label="Single-key shortcuts"
        reason="Switch this off if a single key gets in your way, for example when you dictate."
        checked={on}
        onChange={(event) => setShortcutsOn(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
