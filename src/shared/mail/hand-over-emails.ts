import type { SharedThing } from '../access/messages';
import type { TeacherName } from '../access/schema';
import { type Email, emailOf, type SiteDetails } from './email';
import { oneLine } from './plain';

interface HandOver {
  readonly from: TeacherName;
  readonly to: TeacherName;
  readonly what: SharedThing;
  /** Of the quiz or the class. */
  readonly title: string;
  /** The titles of the quizzes that went along with a class. */
  readonly quizTitles: readonly string[];
  readonly siteDetails: SiteDetails;
}

const named = ({ name, email }: TeacherName) => `${oneLine(name)} (${email})`;
const along = ({ quizTitles }: HandOver): string[] =>
  quizTitles.length === 0 ? [] : [`With it went: ${quizTitles.map(oneLine).join('; ')}.`];
const button = ({ publicUrl }: SiteDetails) => ({ label: 'Open your quizzes', url: `${publicUrl}/teacher` });

/** Tells a teacher that a quiz or a class is theirs now, and what did not come with it. */
export const receivedEmail = (handOver: HandOver): Email =>
  emailOf({
    to: handOver.to.email,
    siteName: handOver.siteDetails.siteName,
    subject: `Handed over to you: ${oneLine(handOver.title)}`,
    paragraphs: [
      `${named(handOver.from)} has handed the ${handOver.what} "${oneLine(handOver.title)}" over to you. You own it now: share it, delete it or hand it over as you like.`,
      ...along(handOver),
      `${oneLine(handOver.from.name)} can still edit it until you end that share. Accommodations for single addresses and phrases did not come with it: please enter what your students need. Publishing needs your plan from now on.`,
    ],
    button: button(handOver.siteDetails),
  });

/** Tells the former owner the same, in case it was not them. */
export const handedOverEmail = (handOver: HandOver): Email =>
  emailOf({
    to: handOver.from.email,
    siteName: handOver.siteDetails.siteName,
    subject: `Handed over: ${oneLine(handOver.title)}`,
    paragraphs: [
      `You have handed the ${handOver.what} "${oneLine(handOver.title)}" over to ${named(handOver.to)}.`,
      ...along(handOver),
      'You can still edit it until the new owner ends that share. If this was not you, please tell whoever runs this server.',
    ],
    button: button(handOver.siteDetails),
  });
