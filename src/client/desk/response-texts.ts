/** Opening and closing responses, verbatim from spec §4. */
export const responseTexts = {
  toggleConfirm: (willAccept: boolean) =>
    `Are you sure you want to ${willAccept ? 'start' : 'stop'} accepting responses for this quiz?`,
  toggled: (accepts: boolean) => `Quiz is now ${accepts ? '' : 'not '}accepting responses.`,
  toggleAction: (willAccept: boolean) => (willAccept ? 'Start Responses' : 'Stop Responses'),
  toggleFailed: 'Failed to update quiz. Please try again.',
} as const;
