import type { SubmittedBy } from '../attempt/submitted-by';
import { type Letter, type Letterhead, letterOf } from './letter';
import { oneLine } from './plain';
import { timeText } from './time-text';

interface SubmittedPaper {
  readonly to: string;
  readonly title: string;
  readonly submittedAt: number;
  readonly submittedBy: SubmittedBy;
  readonly receipt: string;
  readonly answeredCount: number;
  readonly questionCount: number;
  readonly letterhead: Letterhead;
}

/** Tells a student that the page handed the answers in, and why, with the receipt that stands for them (spec §8). */
export const submittedLetter = (paper: SubmittedPaper): Letter =>
  paperLetter(paper, (title) => {
    if (paper.submittedBy === 'time') return `The time for "${title}" is over. Your answers were submitted.`;
    if (paper.submittedBy === 'tab-changes') return `${tooManyTabChanges(title)} with your answers.`;
    return `Your answers to "${title}" were submitted.`;
  });

/** Tells a student that the server handed in what was saved by then, and why. */
export const closedLetter = (paper: SubmittedPaper): Letter =>
  paperLetter(paper, (title) =>
    paper.submittedBy === 'tab-changes'
      ? `${tooManyTabChanges(title)} with the answers saved by then.`
      : `The time for "${title}" is over. It was submitted for you with the answers saved by then.`,
  );

/** Tells a student that the teacher ended the quiz for all and handed in what was saved by then. */
export const collectedLetter = (paper: SubmittedPaper): Letter =>
  paperLetter(
    paper,
    (title) =>
      `Your teacher has collected all papers of "${title}". Yours was submitted with the answers saved by then.`,
  );

const tooManyTabChanges = (title: string) => `"${title}" was submitted automatically because of tab changes,`;

function paperLetter(paper: SubmittedPaper, opening: (title: string) => string): Letter {
  const { to, receipt, submittedAt, answeredCount, questionCount } = paper;
  const { siteName, publicUrl, timeZone } = paper.letterhead;
  const title = oneLine(paper.title);
  const facts = [
    `Time: ${timeText(submittedAt, timeZone)}`,
    `Answers: ${answeredCount} of ${questionCount}`,
    `Receipt: ${receipt}`,
  ];
  return letterOf({
    to,
    subject: `Quiz submitted: ${title}`,
    paragraphs: [
      opening(title),
      facts.join('\n'),
      'Please keep the receipt: with it your teacher can check that the stored answers are the ones you submitted.',
    ],
    button: { label: 'Your quizzes', url: `${publicUrl}/student` },
    siteName,
  });
}

/** Tells a student that the teacher has released the scores of a quiz. */
export function releasedLetter(release: { to: string; title: string; letterhead: Letterhead }): Letter {
  const { siteName, publicUrl } = release.letterhead;
  const title = oneLine(release.title);
  return letterOf({
    to: release.to,
    subject: `Scores released: ${title}`,
    paragraphs: [`Your teacher has released the scores of "${title}". You find them on your dashboard.`],
    button: { label: 'See your scores', url: `${publicUrl}/student` },
    siteName,
  });
}
