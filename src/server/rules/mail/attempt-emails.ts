import type { SubmittedBy } from '../../../shared/constants';
import { type Email, emailOf, oneLine, type SiteDetails, timeText } from './email';

interface Submission {
  readonly to: string;
  readonly title: string;
  readonly submittedAt: number;
  readonly submittedBy: SubmittedBy;
  readonly receipt: string;
  readonly answeredCount: number;
  readonly questionCount: number;
  readonly siteDetails: SiteDetails;
}

/** Tells a student that the page submitted the attempt, and why, with its receipt (spec §8). */
export const submittedEmail = (submission: Submission): Email =>
  submissionEmail(submission, (title) => {
    if (submission.submittedBy === 'time')
      return `The time for "${title}" is over. Your answers were submitted.`;
    if (submission.submittedBy === 'tab-changes') return `${tooManyTabChanges(title)} with your answers.`;
    return `Your answers to "${title}" were submitted.`;
  });

/** Tells a student that the server submitted the saved answers, and why. */
export const closedEmail = (submission: Submission): Email =>
  submissionEmail(submission, (title) =>
    submission.submittedBy === 'tab-changes'
      ? `${tooManyTabChanges(title)} with the answers saved by then.`
      : `The time for "${title}" is over. It was submitted for you with the answers saved by then.`,
  );

/** Tells a student that the teacher ended the quiz and collected the saved answers. */
export const collectedEmail = (submission: Submission): Email =>
  submissionEmail(
    submission,
    (title) =>
      `Your teacher has collected all submissions of "${title}". Yours was submitted with the answers saved by then.`,
  );

const tooManyTabChanges = (title: string) => `"${title}" was submitted automatically because of tab changes,`;

function submissionEmail(submission: Submission, opening: (title: string) => string): Email {
  const { to, receipt, submittedAt, answeredCount, questionCount } = submission;
  const { siteName, publicUrl, timeZone } = submission.siteDetails;
  const title = oneLine(submission.title);
  const facts = [
    `Time: ${timeText(submittedAt, timeZone)}`,
    `Answers: ${answeredCount} of ${questionCount}`,
    `Receipt: ${receipt}`,
  ];
  return emailOf({
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
export function releasedEmail(release: { to: string; title: string; siteDetails: SiteDetails }): Email {
  const { siteName, publicUrl } = release.siteDetails;
  const title = oneLine(release.title);
  return emailOf({
    to: release.to,
    subject: `Scores released: ${title}`,
    paragraphs: [`Your teacher has released the scores of "${title}". You will find them on your dashboard.`],
    button: { label: 'See your scores', url: `${publicUrl}/student` },
    siteName,
  });
}
