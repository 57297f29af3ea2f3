import { afterAll, afterEach, beforeEach } from 'vitest';
import { countFolders, removeFolders } from './a-folder';

let before = 0;

beforeEach(() => {
  before = countFolders();
});

// Of tests that run at the same time, none can tell which are its own.
afterEach(({ task }) => {
  if (!task.concurrent) removeFolders(before);
});
afterAll(() => removeFolders());
