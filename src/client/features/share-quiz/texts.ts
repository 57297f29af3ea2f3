/** The words of the Share tab. */
export const texts = {
  share: 'Share',
  title: (quizTitle: string) => `Share: ${quizTitle}`,
  loadFailed: 'Failed to load quiz. Please try again.',
  notPublished: 'This quiz has no share ID yet',
  notPublishedMore: 'Publish it, and its share ID, link and QR code appear here.',
  ways: 'How students join',
  responses: 'Responses',
  open: 'Students can start this quiz now.',
  closed: 'No more students can start this quiz. Those who have started can finish.',
} as const;
