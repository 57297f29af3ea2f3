import type { SharedThing } from '../../../shared/access/messages';
import type { TeacherName } from '../../../shared/access/schema';
import { type Email, emailOf, oneLine, type SiteDetails } from './email';

interface HandOver {
  readonly from: TeacherName;
  readonly to: TeacherName;
  readonly what: SharedThing;
  readonly title: string;
  /** The titles of quizzes handed over with a class. */
  readonly quizTitles: readonly string[];
  readonly siteDetails: SiteDetails;
}

const named = ({ name, email }: TeacherName) => `${oneLine(name)} (${email})`;
const along = (begin: string, { quizTitles }: HandOver): string[] =>
  quizTitles.length === 0 ? [] : [`${begin}: ${quizTitles.map(oneLine).join('; ')}.`];
const button = ({ publicUrl }: SiteDetails) => ({ label: 'Open your quizzes', url: `${publicUrl}/teacher` });

/** Asks a teacher to take over a quiz or a class. */
export const offeredEmail = (handOver: HandOver): Email =>
  emailOf({
    to: handOver.to.email,
    siteName: handOver.siteDetails.siteName,
    subject: `Offered to you: ${oneLine(handOver.title)}`,
    paragraphs: [
      `${named(handOver.from)} would like you to take over the ${handOver.what} "${oneLine(handOver.title)}". Nothing changes until you accept it on your dashboard, within two weeks.`,
      ...along('With it come', handOver),
      'Once you accept, you own it: it counts towards your plan and your limits, and you decide what the former owner may still do. Accommodations for single addresses and phrases do not come with it.',
    ],
    button: button(handOver.siteDetails),
  });

/** Tells the former owner that an offer was accepted. */
export const handedOverEmail = (handOver: HandOver): Email =>
  emailOf({
    to: handOver.from.email,
    siteName: handOver.siteDetails.siteName,
    subject: `Handed over: ${oneLine(handOver.title)}`,
    paragraphs: [
      `${named(handOver.to)} has accepted the ${handOver.what} "${oneLine(handOver.title)}" that you offered, and owns it now.`,
      ...along('With it went', handOver),
      'The new owner decides what you may still do with it. If the offer was not from you, please tell whoever runs this server.',
    ],
    button: button(handOver.siteDetails),
  });
