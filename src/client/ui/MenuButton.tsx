import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './Button';
import { classNames } from './class-names';
import styles from './MenuButton.module.css';

interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean | undefined;
}

export interface MenuProps {
  /** What the button is for, e.g. "More for Cell biology". */
  label: string;
  items: readonly MenuItem[];
  /** Which edge of the button the menu lines up with. */
  align?: 'start' | 'end' | undefined;
}

/** The button and its menu, by a library that only pages of teachers load, and only with their first menu. */
export function MenuButton({ label, items, align = 'end' }: MenuProps) {
  // The open menu belongs beside its button: inside the page's main region, or the dialog it stands in.
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem>(undefined);
  const actOnChoice = (open: boolean) => {
    const item = chosen.current;
    chosen.current = undefined;
    if (open || !item) return;
    // Before the act, which the library would not: a dialog that it opens gives the focus back to where it was.
    trigger.current?.focus();
    item.onSelect();
  };
  return (
    <div ref={anchor} className={styles.anchor}>
      <Menu.Root onOpenChangeComplete={actOnChoice}>
        <Menu.Trigger ref={trigger} render={<IconButton label={label} variant="ghost" />}>
          <Ellipsis size={20} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal container={anchor}>
          <Menu.Positioner
            // A table that scrolls sideways would cut it off otherwise.
            positionMethod="fixed"
            align={align}
            sideOffset={4}
            className={styles.place}
          >
            <Menu.Popup className={styles.menu}>
              {items.map((item) => (
                <Menu.Item
                  key={item.label}
                  className={classNames(styles.item, item.danger && styles.danger)}
                  onClick={() => {
                    chosen.current = item;
                  }}
                >
                  {item.icon}
                  {item.label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
