import { randomBytes } from 'node:crypto';

/** Enough that a whole run of tests on one server never draws the same twice. */
const BYTES = 6;

/** A school that nobody has been to: a journey that is tried again meets nothing of the time before. */
export const aDomain = (): string => `${randomBytes(BYTES).toString('hex')}.example`;
