import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
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

interface AnchoredMenuProps {
  label: string;
  items: readonly MenuItem[];
  /** The button that asked for it, and gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * An open menu beside whatever button asked for it: one for a whole list, whose rows then carry a plain button each. Here
 * and not in a file of its own, or the library would be shared and come with the first page.
 */
export function AnchoredMenu({ label, items, anchor, onClose }: AnchoredMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const chosen = useRef<MenuItem>(undefined);
  const finish = (open: boolean) => {
    if (open) return;
    anchor.focus();
    onClose();
    chosen.current?.onSelect();
  };
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={finish}>
      <MenuPopup
        label={label}
        items={items}
        align="end"
        anchor={anchor}
        container={anchor.parentElement}
        onChoose={(item) => {
          chosen.current = item;
        }}
      />
    </Menu.Root>
  );
}
