import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from './Button';
import type { MenuProps } from './MenuButton';

const MenuButton = lazy(async () => ({ default: (await import('./MenuButton')).MenuButton }));

/** Placeholder for a menu that is still loading. */
export const WaitingMenu = ({ label, icon }: Pick<MenuProps, 'label' | 'icon'>) => (
  <IconButton label={label} variant="ghost" aria-haspopup="menu" disabled>
    {icon ?? <Ellipsis size={20} aria-hidden="true" />}
  </IconButton>
);

/** A button with a menu, loaded lazily; for teachers' pages. */
export function Menu(props: MenuProps) {
  return (
    <Suspense fallback={<WaitingMenu {...props} />}>
      <MenuButton {...props} />
    </Suspense>
  );
}
