import type { Site } from '../../shared/site';

type Settings = Pick<
  Site,
  'identityProvider' | 'payments' | 'billing' | 'sendsMail' | 'aiHost' | 'geolocationUrl' | 'retentionMonths'
>;

const SIGN_IN: Record<Site['identityProvider'], string> = {
  demo: 'sign-in: nobody, since this site has a demo sign-in of its own;',
  firebase: 'sign-in: Google, which tells us your name and email address;',
  oidc: 'sign-in: the account provider of your school, which tells us your name and email address;',
};

/** This site's handling of data, by placeholder in documents. */
export const instanceTexts = (site: Settings): Readonly<Record<string, string>> => ({
  '{ai}': aiEvaluationText(site.aiHost),
  '{signIn}': SIGN_IN[site.identityProvider],
  '{payment}': paymentText(site),
  '{mail}': site.sendsMail
    ? 'email: the email provider of this site, which carries confirmations to your address;'
    : 'email: nobody, since this site sends none; confirmations are kept on this server;',
  '{mailUse}': site.sendsMail
    ? 'to confirm submissions by email and to answer your questions;'
    : 'to answer your questions;',
  '{aiShort}':
    site.aiHost === ''
      ? 'AI evaluation: nobody, since answers are marked on this server;'
      : `AI evaluation: ${site.aiHost}, for written answers without names, as described below;`,
  '{lookUp}':
    site.geolocationUrl === 'off'
      ? 'country: nobody, since this site does not ask where you are.'
      : `country: on the plans page your browser asks ${new URL(site.geolocationUrl).host} which country you are in, to show the right currency.`,
  '{retention}':
    site.retentionMonths === null
      ? 'Attempts, with answers, marks and tab changes, are kept as long as the quiz that they belong to, or until you ask us to erase them.'
      : `Attempts, with answers, marks and tab changes, are erased ${monthsText(site.retentionMonths)} after they were submitted, once their quiz takes no more responses; and then the accounts of students of whom nothing else is left.`,
});

function paymentText({ payments, billing }: Settings): string {
  if (billing === 'off') return 'payments: nobody, since nothing is sold on this site;';
  return payments === 'test'
    ? 'payments: nobody, since this site has a test checkout in which no money moves;'
    : 'payments: Razorpay, for teachers who buy a plan;';
}

const monthsText = (months: number) => (months === 1 ? 'one month' : `${months} months`);

/** Where written answers are marked, and the data sent there; without a host, none. */
const aiEvaluationText = (host: string): string =>
  host === ''
    ? 'On this site no AI provider is set up: written answers are marked by rules that run on this server, and none of them leaves it.'
    : `On this site written answers can be marked by an AI provider, reached at ${host}. What is sent there: the question, the model answer, the maximum marks, and the texts that students wrote, each under a random number; with them some answers to the same question that the teacher has marked, also of earlier classes, and those marks. Never a name, an email address, a class or the title of the quiz; but what students write about themselves in an answer is part of that answer. Teachers can switch this off for each quiz, and see every text that was sent.`;
