import type { Site } from '../../shared/site';

const REVIEW = 'You review the marks, adjust what you see differently, and release the scores in one click.';
const READ = 'You read, adjust and release: minutes instead of evenings.';

/** Texts about marking and email on this site: the specification's claims, with a note if the feature is not set up. */
export function offerTexts({ aiHost, sendsMail }: Pick<Site, 'aiHost' | 'sendsMail'>) {
  const grader = aiHost === '' ? 'the built-in grader' : 'AI';
  return {
    lead: `Build a quiz, share one ID, and let ${grader} do the first pass of marking. ${REVIEW}`,
    saveTime: `${aiHost === '' ? 'The built-in grader' : 'AI'} does the first pass of marking. ${READ}`,
    mark: aiHost === '' ? 'Mark' : 'AI mark',
    aiNote:
      aiHost === ''
        ? 'This needs an AI server, and this site has none: the built-in grader marks, and no answer leaves the server.'
        : null,
    mailNote: sendsMail
      ? null
      : 'This needs a mail server, and this site has none: students find their receipt on their dashboard.',
  };
}
