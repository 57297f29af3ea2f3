/** The words of the teacher dashboard, verbatim where the specification quotes them. */
export const texts = {
  totalQuizzes: 'Total Quizzes',
  publishedCount: 'Published',
  reconnecting: 'Reconnecting…',
  cannotLoad: 'Your quizzes could not be loaded. Please try again.',
  downloadFailed: 'Failed to download data. Please try again.',
  deleteConfirm: 'Are you sure you want to delete this quiz? This action cannot be undone.',
  deleteFailed: 'Failed to delete quiz. Please try again.',
  publishFailed: 'Failed to publish quiz. Please try again.',
  toggleFailed: 'Failed to update quiz. Please try again.',
  duplicateFailed: 'The copy could not be made. Please try again.',
  sampleFailed: 'The sample could not be created. Please try again.',
  samples: 'Or start from a sample and change what you like',
  toggleConfirm: (willAccept: boolean) =>
    `Are you sure you want to ${willAccept ? 'start' : 'stop'} accepting responses for this quiz?`,
  toggled: (accepts: boolean) => `Quiz is now ${accepts ? '' : 'not '}accepting responses.`,
  toggleAction: (willAccept: boolean) => (willAccept ? 'Start Responses' : 'Stop Responses'),
  published: (shareId: string) => `Quiz published successfully! Share ID: ${shareId}`,
  duplicated: (title: string) => `“${title}” was added to your quizzes.`,
} as const;
