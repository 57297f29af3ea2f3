import { afterAll, afterEach, beforeEach } from 'vitest';
import { countFolders, removeFolders } from './a-folder';

let before = 0;

beforeEach(() => {
  before = countFolders();
});

// Concurrent tests cannot tell their folders apart.
afterEach(({ task }) => {
  if (!task.concurrent) removeFolders(before);
});
afterAll(() => removeFolders());
