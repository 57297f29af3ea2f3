import { Menu } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { IconButton } from './Button';
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
function MenuPopup({ items, container, onChoose, head, label, ...place }: MenuPopupProps) {
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
