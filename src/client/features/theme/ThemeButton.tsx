import { Moon, Sun } from 'lucide-react';
import { STORAGE_KEYS } from '../../../shared/constants';
import { sentencesOf } from '../../../shared/languages/sentences';
import { readStored, writeStored } from '../../platform/local-storage';
import { IconButton } from '../../ui/Button';
import { useWatched, watched } from '../../watched';

const texts = sentencesOf('site');

/** Switches between dark and light; its name states the next theme. */
export function ThemeButton() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <IconButton
      variant="ghost"
      label={other === 'dark' ? texts.toDark : texts.toLight}
      onClick={() => chooseTheme(other)}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}

type Theme = 'dark' | 'light';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

function chosenTheme(): Theme | undefined {
  const stored = readStored(STORAGE_KEYS.theme);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}

const currentTheme = (): Theme => chosenTheme() ?? (systemIsDark.matches ? 'dark' : 'light');
const theme = watched(currentTheme);

/** Applies the current theme: the attribute only for a chosen one, the browser bar's colour always. */
function applyTheme(): void {
  const chosen = chosenTheme();
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--c-surface').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = surface;
  theme.changed();
}

// Follows the system and choices made in other tabs.
systemIsDark.addEventListener('change', applyTheme);
window.addEventListener('storage', applyTheme);

/** Stores the chosen theme on this device (spec §2). */
function chooseTheme(chosen: Theme): void {
  writeStored(STORAGE_KEYS.theme, chosen);
  applyTheme();
}

/** The current theme: the chosen one, else the system's. */
const useTheme = (): Theme => useWatched(theme);
