import { DocumentPage, type SiteDocument } from './DocumentPage';

const TERMS: SiteDocument = {
  title: 'Terms and Conditions',
  intro: 'These terms govern the use of {site}. Please read them before you sign in.',
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance of terms',
      blocks: [
        'By signing in to {site} or using it in any other way, you accept these Terms and Conditions and the [Privacy Policy](/privacy-policy). If you do not accept them, please do not use the service.',
        'If you use the service on behalf of a school or another organisation, you confirm that you may accept these terms for it.',
      ],
    },
    {
      id: 'user-duties',
      heading: 'Your duties',
      blocks: [
        'As a user of the service you agree to:',
        [
          'give correct information and keep the account you sign in with safe;',
          'use the service only for lawful, educational purposes;',
          'as a teacher, have the right to use the material you put into quizzes, and tell your students how their attempts are supervised and marked;',
          'as a student, answer by yourself and follow the rules of your teacher;',
          'tell us promptly when you notice a misuse of your account.',
        ],
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        'The questions, images and other material that a teacher creates remain the property of the teacher or the school. You allow us to store, process and show them as far as the service needs it.',
        'Answers belong to the students who wrote them; the teacher of the quiz may read, mark and export them. The name, the design and the software of the service remain the property of their owners.',
      ],
    },
    {
      id: 'prohibited-activities',
      heading: 'Prohibited activities',
      blocks: [
        'You must not:',
        [
          'sign in as somebody else or let somebody else take a quiz in your name;',
          'get around timers, tab-change detection or other safeguards;',
          'try to see questions, answers or scores that are not meant for you;',
          'upload material that is unlawful, harmful or infringes the rights of others;',
          'disturb, overload or probe the service, or collect data from it by automatic means without permission;',
          'resell the service without our written consent.',
        ],
      ],
    },
    {
      id: 'ai-evaluation-disclaimer',
      heading: 'AI evaluation disclaimer',
      blocks: [
        'Answers may be evaluated automatically, written answers with the help of artificial intelligence where an AI provider is set up. Such marks are suggestions. They can be wrong, incomplete or inconsistent.',
        'Teachers are expected to review and confirm the suggested marks before they release scores. The teacher who releases a score is responsible for it. We do not warrant that an automatic evaluation is accurate or fit for a particular purpose, and it must not be the only basis for a decision with lasting effect on a student.',
      ],
    },
    {
      id: 'plans-and-payment',
      heading: 'Plans and payment',
      blocks: [
        'Publishing quizzes needs an active plan; its price and features are on the [plans page](/plans). You can cancel at any time and keep access until the end of the billing period. Refunds follow the [Refund Policy](/refund-policy).',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      blocks: [
        'You may stop using the service at any time. We may suspend or end your access when you break these terms, when the law demands it, or when the security of the service requires it.',
        'When access ends, your right to use the service ends with it. On request we give you a copy of your data as far as the law and the rights of others allow.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of liability',
      blocks: [
        'The service is provided as it is and as it is available. As far as the law permits, we are not liable for indirect or consequential damage, for lost profit or data, or for decisions taken on the basis of automatic marks.',
        'Where liability cannot be excluded, it is limited to the amount you paid for the service in the three months before the event. Nothing in these terms limits liability that may not be limited by law.',
      ],
    },
    {
      id: 'privacy-and-refunds',
      heading: 'Privacy and refunds',
      blocks: [
        'The [Privacy Policy](/privacy-policy) says how we treat personal data, and the [Refund Policy](/refund-policy) when we return a payment. Both are part of these terms.',
      ],
    },
    {
      id: 'modification',
      heading: 'Modification of terms',
      blocks: [
        'We may change these terms when the service or the law changes. The new version is published on this page. If you go on using the service after a change, you accept the changed terms.',
        'Questions about these terms? Write to {support}.',
      ],
    },
  ],
};

export const TermsPage = () => <DocumentPage document={TERMS} />;
