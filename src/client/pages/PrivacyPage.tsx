import { DocumentPage, type SiteDocument } from './DocumentPage';

export const PRIVACY: SiteDocument = {
  title: 'Privacy Policy',
  lastUpdated: '05/10/2025',
  intro:
    'This policy explains which personal data {site} collects, what it is used for, and which rights you have.',
  sections: [
    {
      id: 'data-we-collect',
      heading: 'Data we collect',
      blocks: [
        [
          'Your name and email address, as your sign-in provider gives them to us.',
          'What your teacher writes into the list of your class: your name, and where it has them your number, your email address and what you need in quizzes, such as more time. Students without an address sign in with a PIN, of which we keep only a hash.',
          'Contact details that you write to us, for example when you ask for support.',
          'Payment information of teachers who buy a plan: order, amount, currency and the confirmation of the payment. Card details go to the payment provider alone; we never see or store them.',
          'Quiz and evaluation data: questions and images, answers, times, the number of tab changes during an attempt, marks and scores.',
        ],
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use it',
      blocks: [
        [
          'to sign you in and to show you your own quizzes, attempts and results;',
          'to run quizzes, to evaluate answers and to let teachers review them;',
          '{mailUse}',
          'to process payments and to keep plans up to date;',
          'to keep the service secure and to find and fix faults.',
        ],
        'We do not sell personal data, and we do not use answers for advertising.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      blocks: [
        'A student’s answers, scores and supervision data are visible to the teacher of the quiz. Beyond that we share data only with those who help us run the service, and only what they need. On this site that is:',
        ['{signIn}', '{payment}', '{mail}', '{aiShort}', '{lookUp}'],
        'We also disclose data where the law obliges us to.',
      ],
    },
    {
      id: 'ai-evaluation',
      heading: 'AI evaluation',
      blocks: [
        '{ai}',
        'Single choice, multiple choice and slider questions are always marked on this server alone. Marks of written answers are suggestions until the teacher has released them, whoever made them.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and local storage',
      blocks: [
        'We use no advertising or tracking cookies. A browser in which somebody has signed in with a class code keeps one cookie, which only that sign-in reads: it lets a student in from a device they have used before, while others try wrong PINs for them, and holds no name. Your browser keeps, in its local storage, the session that keeps you signed in, an unfinished quiz so that it can be resumed, and your choice of dark or light mode. Logging out removes the session and the unfinished quiz.',
        'Sign-in and payment providers may set cookies of their own on their pages.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'You may ask us to show, correct, export or delete your personal data, and you may object to its use. Write to {support}. Students can also turn to their teacher or school. Where the law gives you the right, you can complain to a data protection authority.',
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      blocks: [
        'We keep data as long as your account or the law needs it. Records of payments are kept as long as tax law demands. On this site:',
        [
          '{retention}',
          'A deleted quiz can be restored for 30 days and is removed afterwards, with its attempts and images. Until then its students see their own attempts.',
          'A session ends after 24 hours (students) or 7 days (teachers). Emails that were sent are kept for 90 days, the record of who changed marks, published or exported for two years.',
          'Backups are made every day and kept for up to 12 months: what was erased stays in them until they are deleted, and is not used from there.',
        ],
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        'Access to every quiz, attempt and result is checked on the server; sign-in and payment are left to providers made for it, and only those who run the service reach the stored data. No system is perfectly secure, so please tell us at once when you notice something wrong: {support}.',
      ],
    },
  ],
};

export const PrivacyPage = () => <DocumentPage document={PRIVACY} />;
