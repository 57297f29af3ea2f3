import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from './Button';
import type { MenuProps } from './MenuButton';

const MenuButton = lazy(async () => ({ default: (await import('./MenuButton')).MenuButton }));

/** The button in the place of a menu that is not loaded yet. */
export const WaitingMenu = ({ label, icon }: Pick<MenuProps, 'label' | 'icon'>) => (
  <IconButton label={label} variant="ghost" aria-haspopup="menu" disabled>
    {icon ?? <Ellipsis size={20} aria-hidden="true" />}
  </IconButton>
);

/** A button with a menu, for pages of teachers; until the menu is loaded, the button waits in its place. */
export function Menu(props: MenuProps) {
  return (
    <Suspense fallback={<WaitingMenu {...props} />}>
      <MenuButton {...props} />
    </Suspense>
  );
}
