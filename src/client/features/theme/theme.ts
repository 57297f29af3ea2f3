import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import { readStored, writeStored } from '../../platform/local-storage';

export type Theme = 'dark' | 'light';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function chosenTheme(): Theme | undefined {
  const stored = readStored(STORAGE_KEYS.theme);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}

const currentTheme = (): Theme => chosenTheme() ?? (systemIsDark.matches ? 'dark' : 'light');

/** Shows the theme in force: the attribute for a chosen one alone, the colour of the browser's bar for both. */
function applyTheme(): void {
  const chosen = chosenTheme();
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--c-surface').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = surface;
  for (const listener of listeners) listener();
}

/** Follows the system live, and a choice made in another tab. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    systemIsDark.addEventListener('change', applyTheme);
    window.addEventListener('storage', applyTheme);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemIsDark.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', applyTheme);
  };
}

/** Keeps the chosen theme on this device (spec §2). */
export function chooseTheme(theme: Theme): void {
  writeStored(STORAGE_KEYS.theme, theme);
  applyTheme();
}

/** The theme in force: the chosen one, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
