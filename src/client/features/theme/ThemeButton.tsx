import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/Button';
import { chooseTheme, useTheme } from './theme';

/** Switches between dark and light; its name says what it will do. */
export function ThemeButton() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <IconButton variant="ghost" label={`Switch to ${other} mode`} onClick={() => chooseTheme(other)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
