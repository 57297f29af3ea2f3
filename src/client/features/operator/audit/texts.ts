/** The words of the audit log. */
export const texts = {
  about:
    'Who did what, the newest first, for two years. What was before and after is told on the server’s machine: npm run admin -- audit.',
  log: 'Audit log',
  by: 'Who, by email',
  byHint: 'Or: operator',
  act: 'What',
  anything: 'Anything',
  what: 'About what',
  whatHint: 'A title, an address or an ID',
  since: 'Since',
  when: 'When',
  who: 'Who',
  did: 'Did',
  subject: 'About',
  operator: 'This page',
  server: 'The server or its command line',
  none: 'Nothing fits',
  failed: 'The audit log could not be loaded.',
  more: 'Older lines',
  shown: (count: number) => (count === 1 ? '1 line shown' : `${count} lines shown`),
} as const;
