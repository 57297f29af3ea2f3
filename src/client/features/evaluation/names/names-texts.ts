/** The texts while names are hidden. */
export const namesTexts = {
  hidden: 'Names hidden',
  why: 'You see no names until every answer is marked, so that nobody is marked by who they are.',
  matrixWaits: 'The matrix waits until names are shown',
  matrixWaitsMore:
    'Each of its rows joins the answers of one student. It opens once every answer is marked, or with “Show names”.',
  unnamed: 'Students without names',
  marked: (count: number, of: number) => `${count} of ${of}`,
  markByQuestion: 'Mark by question',
  readByQuestion: 'Read by question',
  show: 'Show names',
  showTitle: 'Show names?',
  showBody:
    'From now on you see who gave which answer in this quiz, and cannot hide the names again. The log says that you asked for them, and when.',
  downloadBody: 'The file has the name, address and score of each student.',
  printBody: 'The printouts have the name and score of each student.',
  keepHidden: 'Keep hidden',
  failed: 'Failed to show the names. Please try again.',
} as const;
