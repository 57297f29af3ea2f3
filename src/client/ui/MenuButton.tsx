import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from './Button';
import styles from './MenuButton.module.css';
import { type MenuItem, MenuPopup } from './MenuPopup';

export interface MenuProps {
  /** What the button is for, e.g. "More for Cell biology". */
  label: string;
  items: readonly MenuItem[];
  /** Which edge of the button the menu lines up with. */
  align?: 'start' | 'end' | undefined;
  /** What the button shows in place of the dots. */
  icon?: ReactNode;
  /** Stands above the items. */
  head?: ReactNode;
}

/** The button and its menu, by a library that only pages of teachers load, and only with their first menu. */
export function MenuButton({ label, items, align = 'end', icon, head }: MenuProps) {
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
          {icon ?? <Ellipsis size={20} aria-hidden="true" />}
        </Menu.Trigger>
        <MenuPopup
          items={items}
          head={head}
          align={align}
          container={anchor}
          onChoose={(item) => {
            chosen.current = item;
          }}
        />
      </Menu.Root>
    </div>
  );
}
