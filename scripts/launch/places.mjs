import path from 'node:path';

/** The project root, the working directory of every task. */
export const root = path.resolve(import.meta.dirname, '../..');

export const inProject = (...parts) => path.join(root, ...parts);
