import { Menu } from '@base-ui/react/menu';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { classNames } from './class-names';
import styles from './MenuButton.module.css';

export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean | undefined;
}

interface MenuPopupProps extends Pick<ComponentProps<typeof Menu.Positioner>, 'align' | 'anchor'> {
  items: readonly MenuItem[];
  /** Where the open menu belongs: inside the page's main region, or the dialog it stands in. */
  container: RefObject<HTMLElement | null> | HTMLElement | null;
  onChoose: (item: MenuItem) => void;
  /** Stands above the items. */
  head?: ReactNode;
  /** What it is called where no button names it. */
  label?: string | undefined;
}

/** The open menu itself, inside a `Menu.Root`. */
export function MenuPopup({ items, container, onChoose, head, label, ...place }: MenuPopupProps) {
  return (
    <Menu.Portal container={container}>
      {/* A table that scrolls sideways would cut it off otherwise. */}
      <Menu.Positioner {...place} positionMethod="fixed" sideOffset={4} className={styles.place}>
        <Menu.Popup className={styles.menu} aria-label={label}>
          {head && <div className={styles.head}>{head}</div>}
          {items.map((item) => (
            <Menu.Item
              key={item.label}
              className={classNames(styles.item, item.danger && styles.danger)}
              onClick={() => onChoose(item)}
            >
              {item.icon}
              {item.label}
            </Menu.Item>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  );
}
