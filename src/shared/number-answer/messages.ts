import * as numberMessages from './sentences';

/**
 * Sentences about a number, for its teacher and beside its marks; separate because other types do not need
 * them.
 */
export { numberMessages };
