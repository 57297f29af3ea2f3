import { type KeyboardEvent, useState } from 'react';
import { nextTab } from '../ui/next-tab';
import { FORMAT_ACTS, type FormatAct } from './format-acts';
import styles from './RichField.module.css';
import { richFieldTexts as texts } from './rich-field-texts';

interface FormatBarProps {
  isOneLine: boolean;
  isHelpOpen: boolean;
  onAct: (act: FormatAct) => void;
  /** Returns to the field. */
  onLeave: () => void;
}

/** A field's formatting toolbar: one tab stop, arrow keys inside, Escape returns to the field. */
export function FormatBar({ isOneLine, isHelpOpen, onAct, onLeave }: FormatBarProps) {
  const [current, setCurrent] = useState<FormatAct>('bold');
  const acts = FORMAT_ACTS.filter(({ act }) => !(isOneLine && act === 'list'));

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = acts.findIndex(({ act }) => act === current);
    const next = nextTab(event.key, { index, count: acts.length });
    if (event.key === 'Escape') onLeave();
    else if (next !== undefined) event.currentTarget.querySelectorAll('button')[next]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={styles.bar} onKeyDown={keyDown}>
      {acts.map(({ act, label: name, Icon }) => (
        <button
          key={act}
          type="button"
          className={styles.button}
          aria-label={name}
          title={name}
          tabIndex={act === current ? 0 : -1}
          aria-expanded={act === 'formula' ? isHelpOpen : undefined}
          onFocus={() => setCurrent(act)}
          // Keeps the field's focus and selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAct(act)}
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
