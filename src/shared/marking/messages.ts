import * as markingMessages from './sentences';

/** What marking says to the teacher; apart from the other messages, since no student's page loads it. */
export { markingMessages };
