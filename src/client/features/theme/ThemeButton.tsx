import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import styles from './ThemeButton.module.css';
import { chooseTheme, useTheme } from './theme';

/** The floating button; its name says what it will do. */
export function ThemeButton() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <aside aria-label="Appearance" className={styles.place}>
      <IconButton
        label={`Switch to ${other} mode`}
        className={styles.button}
        onClick={() => chooseTheme(other)}
      >
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
