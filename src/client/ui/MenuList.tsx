import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';
import styles from './Menu.module.css';
import { nextIndex } from './roving';

export interface MenuItem {
  label: string;
  onSelect: () => void;
  icon?: ReactNode;
  danger?: boolean | undefined;
}

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  focus: 'first' | 'last';
  className: string;
  onClose: () => void;
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The open menu: arrows move, letters jump, Escape and a press outside close it. */
export function MenuList({ id, label, items, focus, className, onClose }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    itemsOf(ref.current)
      .at(focus === 'first' ? 0 : -1)
      ?.focus();
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [focus]);

  useEffect(() => {
    const press = (event: PointerEvent) => {
      const anchor = ref.current?.parentElement;
      if (event.target instanceof Node && !anchor?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [onClose]);

  const giveBackFocus = () => ref.current?.parentElement?.querySelector('button')?.focus();

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const elements = itemsOf(ref.current);
    const index = elements.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Tab') onClose();
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      giveBackFocus();
      onClose();
    }
    const moved = nextIndex(event.key, { index, count: elements.length, keys: ['ArrowUp', 'ArrowDown'] });
    const initial = (item: MenuItem) => item.label.toLowerCase().startsWith(event.key.toLowerCase());
    const target = moved ?? (event.key.length === 1 ? items.findIndex(initial) : -1);
    if (target < 0) return;
    event.preventDefault();
    elements[target]?.focus();
  };

  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={classNames(styles.menu, className)}
      onKeyDown={keyDown}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classNames(styles.item, item.danger && styles.danger)}
          onClick={() => {
            giveBackFocus();
            onClose();
            item.onSelect();
          }}
        >
          {item.icon}
          {item.label}
        </button>
      ))}
    </div>
  );
}
