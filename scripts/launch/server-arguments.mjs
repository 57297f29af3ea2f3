/** How Node runs the server, also in deploy/: room for what a request leaves behind, so that little of it has to be moved. */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=16'];
