import { vi } from 'vitest';

// React delays the content after a placeholder by a third of a second, with the timer found in the window on
// load. With an immediate timer, placeholders still appear, and no test waits for them.
const { setTimeout: wait } = globalThis;
vi.stubGlobal('setTimeout', (act: () => void) => wait(act));
await import('react-dom/client');
vi.unstubAllGlobals();
