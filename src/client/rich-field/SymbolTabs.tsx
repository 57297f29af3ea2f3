import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { nextTab } from '../ui/next-tab';
import styles from './SymbolTabs.module.css';

interface SymbolTabsProps<Id extends string> {
  label: string;
  groups: readonly { readonly id: Id; readonly label: string }[];
  selected: Id | undefined;
  onSelect: (group: Id) => void;
  /** The selected group's symbols. */
  children: ReactNode;
}

/** Tabs of symbol groups; ui/Tabs would load its library on student pages. */
export function SymbolTabs<Id extends string>(props: SymbolTabsProps<Id>) {
  const { groups, selected, onSelect } = props;
  const baseId = useId();
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextTab(event.key, {
      index: groups.findIndex(({ id }) => id === selected),
      count: groups.length,
    });
    const group = index === undefined ? undefined : groups[index];
    if (!group) return;
    event.preventDefault();
    onSelect(group.id);
    document.getElementById(`${baseId}-${group.id}`)?.focus();
  };
  return (
    <>
      <div className={styles.list} role="tablist" aria-label={props.label} onKeyDown={keyDown}>
        {groups.map(({ id, label }) => (
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
        {props.children}
      </div>
    </>
  );
}
