const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The words of the Share tab. */
export const texts = {
  share: 'Share',
  title: (quizTitle: string) => `Share: ${quizTitle}`,
  loadFailed: 'Failed to load quiz. Please try again.',
  notPublished: 'This quiz has no share ID yet',
  notPublishedMore: 'Publish it, and its share ID, link and QR code appear here.',
  ways: 'How students join',
  forClasses: (names: readonly string[], window: string) =>
    `Only students of ${list.format(names)} can start this quiz, ${window}.`,
  changeClasses: 'Change classes and window',
  responses: 'Responses',
  practice: 'Practice',
  colleagues: 'Colleagues',
  open: 'Students can start this quiz now.',
  openForClasses: 'Responses are open: students of the classes can start while the window is open.',
  closed: 'No more students can start this quiz. Those who have started can finish.',
} as const;
