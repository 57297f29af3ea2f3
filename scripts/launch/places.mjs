import path from 'node:path';

/** The folder the project lives in; every task runs there. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The path of a place in the project. */
export const inProject = (...parts) => path.join(root, ...parts);
