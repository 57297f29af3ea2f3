export const holdTexts = {
  begin: 'Hold back',
  end: { 'before-release': 'Stop holding back', 'since-release': 'Release' },
  begun: (name: string) => `The results of ${name} are held back.`,
  ended: (name: string) => `The results of ${name} are no longer held back.`,
  releaseTitle: (name: string) => `Release the results of ${name}?`,
  releaseBody: 'They see marks and comments at once. A mail tells them, if they have an address.',
  beginFailed: 'Failed to hold the results back',
  endFailed: 'Failed to release the results',
} as const;
