import './ui/tokens.css';
import './ui/desk-font.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { STORAGE_KEYS } from '../shared/constants';
import { App } from './App';
import { isTakenOver, stopStoring, storedKeys, WAITING_PREFIX } from './platform/local-storage';
import { markLongPictures } from './platform/long-pictures';
import { reloadLostStyles } from './platform/lost-styles';
import { prepareScreens } from './routes';

const PATIENCE_MS = 500;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

followOwner();
reloadLostStyles();
markLongPictures();
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
void Promise.race([prepareScreens(location.pathname), patience()]).then(show);

/** Lets a slow network show the page's frame first. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/** Reloads this page when another tab signs in, out or as someone else; also drops expired unsent work. */
function followOwner(): void {
  if (storedKeys().some((key) => key.startsWith(WAITING_PREFIX)))
    void import('./platform/owner').then(({ dropExpired }) => dropExpired()).catch(() => undefined);
  window.addEventListener('storage', ({ key }) => {
    if ((key !== STORAGE_KEYS.account && key !== null) || !isTakenOver()) return;
    stopStoring();
    location.reload();
  });
}
