import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from './Button';
import type { MenuProps } from './MenuButton';

const MenuButton = lazy(async () => ({ default: (await import('./MenuButton')).MenuButton }));

/** A button with a menu, for pages of teachers; until the menu is loaded, the button waits in its place. */
export function Menu(props: MenuProps) {
  const waiting = (
    <IconButton label={props.label} variant="ghost" aria-haspopup="menu" disabled>
      {props.icon ?? <Ellipsis size={20} aria-hidden="true" />}
    </IconButton>
  );
  return (
    <Suspense fallback={waiting}>
      <MenuButton {...props} />
    </Suspense>
  );
}
