import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { nextTab } from './next-tab';
import styles from './SymbolTabs.module.css';
import { SYMBOL_GROUPS, type SymbolGroupId } from './symbols';

interface SymbolTabsProps {
  selected: SymbolGroupId;
  onSelect: (group: SymbolGroupId) => void;
  /** The symbols of the selected group. */
  children: ReactNode;
}

/** The groups of symbols as tabs of their own: ui/Tabs would bring its library to the students. */
export function SymbolTabs({ selected, onSelect, children }: SymbolTabsProps) {
  const baseId = useId();
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextTab(event.key, {
      index: SYMBOL_GROUPS.findIndex(({ id }) => id === selected),
      count: SYMBOL_GROUPS.length,
    });
    const group = index === undefined ? undefined : SYMBOL_GROUPS[index];
    if (!group) return;
    event.preventDefault();
    onSelect(group.id);
    document.getElementById(`${baseId}-${group.id}`)?.focus();
  };
  return (
    <>
      <div className={styles.list} role="tablist" aria-label="Symbol groups" onKeyDown={keyDown}>
        {SYMBOL_GROUPS.map(({ id, label }) => (
          <button
            key={id}
            id={`${baseId}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        id={`${baseId}-panel`}
        role="tabpanel"
        aria-labelledby={`${baseId}-${selected}`}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  );
}
