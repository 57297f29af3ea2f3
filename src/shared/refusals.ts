import { saidOf } from './languages/said';

/** The refusals that a student may get, said by the page in its language; REST says them in English. */
export const refusals = saidOf('refusals');
