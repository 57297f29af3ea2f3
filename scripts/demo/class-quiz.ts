/** A quiz of ten questions of the five specified types, each with the answers of a class. */
export interface DemoQuestion {
  readonly question: Readonly<Record<string, unknown>>;
  /** From good to poor; a student's ability decides which one they give. */
  readonly answers: readonly unknown[];
}

export const demoQuiz = {
  title: 'Plants and light',
  description: 'A demonstration class: photosynthesis, chapter 4',
  totalTimeSeconds: 1800,
  allowNavigation: true,
  shuffleQuestions: true,
  allowTabChange: false,
  useQuestionTimer: false,
};

export const demoQuestions: readonly DemoQuestion[] = [
  {
    question: {
      type: 'mcq',
      text: 'Which organelle carries out photosynthesis?',
      options: ['Mitochondrion', 'Chloroplast', 'Nucleus', 'Ribosome'],
      correctAnswer: 'Chloroplast',
      maximumMarks: 1,
    },
    answers: ['Chloroplast', 'Chloroplast', 'Mitochondrion'],
  },
  {
    question: {
      type: 'mcq',
      text: 'Which gas do plants take in for photosynthesis?',
      options: ['Oxygen', 'Nitrogen', 'Carbon dioxide', 'Hydrogen'],
      correctAnswer: 'Carbon dioxide',
      maximumMarks: 1,
    },
    answers: ['Carbon dioxide', 'Carbon dioxide', 'Oxygen'],
  },
  {
    question: {
      type: 'mcq',
      text: 'Which colour of light does chlorophyll reflect most?',
      options: ['Red', 'Green', 'Blue'],
      correctAnswer: 'Green',
      maximumMarks: 1,
    },
    answers: ['Green', 'Green', 'Red', 'Blue'],
  },
  {
    question: {
      type: 'msq',
      text: 'What does a plant need for photosynthesis?',
      options: ['Water', 'Light', 'Soil', 'Carbon dioxide'],
      correctAnswer: ['Water', 'Light', 'Carbon dioxide'],
      maximumMarks: 2,
    },
    answers: [
      ['Carbon dioxide', 'Light', 'Water'],
      ['Light', 'Water'],
      ['Water', 'Soil'],
    ],
  },
  {
    question: {
      type: 'msq',
      text: 'Which of these are products of photosynthesis?',
      options: ['Glucose', 'Oxygen', 'Carbon dioxide', 'Salt'],
      correctAnswer: ['Glucose', 'Oxygen'],
      maximumMarks: 2,
    },
    answers: [['Glucose', 'Oxygen'], ['Oxygen'], ['Glucose', 'Carbon dioxide']],
  },
  {
    question: {
      type: 'short',
      text: 'Name the green pigment in leaves.',
      correctAnswer: 'Chlorophyll',
      maximumMarks: 1,
    },
    answers: ['chlorophyll', 'Chlorophyll.', 'chloroplast', "I don't know"],
  },
  {
    question: {
      type: 'short',
      text: 'Through which openings does a leaf take in carbon dioxide?',
      correctAnswer: 'stomata\nstoma\npores of the leaf',
      maximumMarks: 1,
    },
    answers: ['Stomata', 'the stomata', 'small pores', 'roots', ''],
  },
  {
    question: {
      type: 'long',
      text: 'Explain why leaves look green.',
      correctAnswer:
        'Chlorophyll absorbs red and blue light and reflects green light, which reaches our eyes.',
      maximumMarks: 4,
    },
    answers: [
      'Chlorophyll absorbs the red and the blue light but reflects green light into our eyes.',
      'Because chlorophyll reflects green light.',
      'They absorb green light.',
      'Leaves are green because of the sun',
    ],
  },
  {
    question: {
      type: 'long',
      text: 'Explain what happens to the glucose that a plant makes.',
      correctAnswer:
        'Glucose is used in respiration for energy, stored as starch, and built into cellulose for cell walls.',
      maximumMarks: 4,
    },
    answers: [
      'It is used for respiration to get energy, stored as starch and made into cellulose for cell walls',
      'The plant stores it as starch and uses it for energy.',
      'It is stored.',
      "don't know",
    ],
  },
  {
    question: {
      type: 'slider',
      text: 'About what percentage of air is carbon dioxide?',
      min: 0,
      max: 1,
      step: 0.01,
      correctAnswer: [0.04],
      maximumMarks: 1,
    },
    answers: [0.04, 0.04, 0.21, 1],
  },
];

/** The answer of a student by number: the first students know everything, the last little. */
export function answerOf({ answers }: DemoQuestion, student: number, count: number): unknown {
  const spread = (student * answers.length + ((student * 7) % count)) / count / 1.6;
  return answers[Math.min(answers.length - 1, Math.floor(spread))];
}
