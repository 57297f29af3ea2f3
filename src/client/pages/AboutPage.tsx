import { DocumentPage, type SiteDocument } from './DocumentPage';

const ABOUT: SiteDocument = {
  title: 'About Us',
  intro:
    '{site} helps teachers set a test, mark it fairly and give it back while the class still remembers the questions.',
  sections: [
    {
      id: 'mission',
      heading: 'Our mission',
      blocks: [
        'Marking should not eat the evening. Our mission is to take the mechanical part of assessment off the teacher’s desk, and to leave the judgement with the teacher, where it belongs.',
        'So the product marks what can be marked by rule, suggests marks for what is written in words, and puts every suggestion before you for review. No score reaches a student until you release it.',
      ],
    },
    {
      id: 'vision',
      heading: 'Our vision',
      blocks: [
        'We want quick, frequent and honest feedback to be normal in every classroom: for thirty students or three hundred, on new laptops or old phones, on good networks or bad ones.',
        'A quiz should feel like a calm exam paper. One question at a time, a clock that can be trusted, and the certainty that what was written is kept.',
      ],
    },
    {
      id: 'why-choose-us',
      heading: 'Why choose us',
      blocks: [
        [
          'Nine types of question: single and multiple choice, short and long answers, sliders, numbers with units, gaps, matching and ordering, with formulas, images and marks of your choosing.',
          'Automatic evaluation with a score for every question, and a short reason for every suggested mark.',
          'The teacher has the last word: review, adjust in half marks, then release in one click.',
          'Fair supervision: leaving the quiz is noticed, counted and announced, never punished in silence.',
          'Answers are kept on the device and on the server, so that a lost connection costs nobody a mark.',
          'Results you can use: class statistics, insights for every question, and downloads for your own records.',
        ],
      ],
    },
    {
      id: 'talk-to-us',
      heading: 'Talk to us',
      blocks: [
        'Ideas from classrooms shape what we build next. Write to us through the [contact page](/contact-us), or look at the [plans](/plans) to get started.',
      ],
    },
  ],
};

export const AboutPage = () => <DocumentPage document={ABOUT} />;
