import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Renders the list elsewhere, as one row of small segments. */
  placeList?: ((list: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** For teachers' pages only: the library is too heavy for students' pages. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, placeList, children } = props;
  const list = (
    <BaseTabs.List
      activateOnFocus
      aria-label={label}
      className={classNames(styles.list, placeList && styles.segments)}
    >
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
  );
  return (
    <BaseTabs.Root value={selected} onValueChange={(id: Id) => onSelect(id)} className={styles.tabs}>
      {placeList ? placeList(list) : list}
      <BaseTabs.Panel value={selected} className={styles.panel}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
