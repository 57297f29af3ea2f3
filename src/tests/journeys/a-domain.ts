import { randomBytes } from 'node:crypto';

/** Random enough that a test run never repeats one. */
const BYTES = 6;

/** A domain without history, so that a retried journey finds no data of its first try. */
export const aDomain = (): string => `${randomBytes(BYTES).toString('hex')}.example`;
