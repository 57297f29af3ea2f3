import * as numberMessages from './sentences';

/** What is said of a number, to its teacher and beside its marks; apart, as other types do without. */
export { numberMessages };
