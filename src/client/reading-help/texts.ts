export const texts = {
  readingHelp: 'Reading help',
  notLoaded: 'The reading help could not be loaded. Please reload the page once you are back online.',
} as const;
