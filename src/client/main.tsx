import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { followOwner } from './platform/follow-owner';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

followOwner();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
