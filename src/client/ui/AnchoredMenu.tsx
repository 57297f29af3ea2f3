import { Menu } from '@base-ui/react/menu';
import { useRef, useState } from 'react';
import { type MenuItem, MenuPopup } from './MenuPopup';

interface AnchoredMenuProps {
  label: string;
  items: readonly MenuItem[];
  /** The button that asked for it, and gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** An open menu beside whatever button asked for it: one for a whole list, whose rows then carry a plain button each. */
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
