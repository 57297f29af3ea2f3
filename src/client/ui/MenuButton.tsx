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
  /** Parent of the open menu: the page's main region or the enclosing dialog. */
  container: RefObject<HTMLElement | null> | HTMLElement | null;
  onChoose: (item: MenuItem) => void;
  /** Content above the items. */
  head?: ReactNode;
  /** Accessible name if no button labels the menu. */
  label?: string | undefined;
}

function MenuPopup({ items, container, onChoose, head, label, ...place }: MenuPopupProps) {
  return (
    <Menu.Portal container={container}>
      {/* `fixed`, or a horizontally scrolling table would clip it. */}
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
  /** Accessible name of the button, e.g. "More for Cell biology". */
  label: string;
  items: readonly MenuItem[];
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end' | undefined;
  /** Replaces the dots. */
  icon?: ReactNode;
  head?: ReactNode;
}

/** A button and its menu. Loaded with the first menu of a teacher's page, because the library is large. */
export function MenuButton({ label, items, align = 'end', icon, head }: MenuProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem>(undefined);
  const actOnChoice = (open: boolean) => {
    const item = chosen.current;
    chosen.current = undefined;
    if (open || !item) return;
    // Before the action, unlike in the library: a dialog opened by it then returns the focus here.
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
  /** The opener, which gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * An open menu next to an external button: a list needs only one menu, and plain buttons in its rows. In this
 * file, because the bundler would otherwise put the library into a shared chunk of the first page.
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
