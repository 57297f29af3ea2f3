import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import styles from './Menu.module.css';
import { type MenuItem, MenuList } from './MenuList';

interface MenuProps {
  /** What the button is for, e.g. "More for Cell biology". */
  label: string;
  items: readonly MenuItem[];
  /** Which edge of the button the menu lines up with. */
  align?: 'start' | 'end' | undefined;
}

export function Menu({ label, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last' | undefined>();
  const menuId = useId();
  return (
    <div className={styles.anchor}>
      <IconButton
        label={label}
        variant="ghost"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open && menuId}
        onClick={() => setOpen(open ? undefined : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      {open && (
        <MenuList
          id={menuId}
          label={label}
          items={items}
          focus={open}
          className={classNames(align === 'start' && styles.start)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
