import { vi } from 'vitest';

// React holds back what follows a placeholder for a third of a second, by the timer that it finds in the window when it is
// loaded. With a timer that is over at once, placeholders still come and go, and no test waits for them.
const { setTimeout: wait } = globalThis;
vi.stubGlobal('setTimeout', (act: () => void) => wait(act));
await import('react-dom/client');
vi.unstubAllGlobals();
