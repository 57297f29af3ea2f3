import * as markingMessages from './sentences';

/**
 * Sentences about marking for the teacher, separate from other messages because student pages never load
 * them.
 */
export { markingMessages };
