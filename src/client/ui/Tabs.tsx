import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { nextIndex } from './roving';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const baseId = useId();
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextIndex(event.key, {
      index: tabs.findIndex((tab) => tab.id === selected),
      count: tabs.length,
      keys: ['ArrowLeft', 'ArrowRight'],
    });
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${baseId}-${tab.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={keyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${baseId}-panel`}
        role="tabpanel"
        aria-labelledby={`${baseId}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes focus
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
