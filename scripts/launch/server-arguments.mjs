/**
 * Node options of the server, also in deploy/: a young generation large enough that few objects of a request are promoted.
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=16'];
