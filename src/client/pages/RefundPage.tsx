import { DocumentPage, type SiteDocument } from './DocumentPage';

const REFUND: SiteDocument = {
  title: 'Refund Policy',
  intro:
    'We want you to get what you paid for. This page says when a payment is returned, and how to ask for it.',
  sections: [
    {
      id: 'when-we-refund',
      heading: 'When we refund',
      blocks: [
        'Refunds are given only for technical issues that block core features of the service and that our support could not resolve.',
      ],
    },
    {
      id: 'when-we-do-not-refund',
      heading: 'When we do not refund',
      blocks: [
        'There is no refund:',
        [
          'if quizzes or AI evaluations were already created or used;',
          'for a change of preference;',
          'for dissatisfaction with AI results without a verified malfunction.',
        ],
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask for a refund',
      blocks: [
        'Send an email to {support} with:',
        [
          'your account details (the name and email address you sign in with);',
          'the reason for your request;',
          'receipts or screenshots that show the payment and the problem, as attachments.',
        ],
        'Support replies within 1-2 business days.',
      ],
    },
    {
      id: 'what-happens-next',
      heading: 'What happens next',
      blocks: [
        'Approved refunds go to the original payment method within 10 business days. You receive a confirmation email when the refund is on its way.',
        'See also the [Terms and Conditions](/terms).',
      ],
    },
  ],
};

export const RefundPage = () => <DocumentPage document={REFUND} />;
