import { blankQuiz } from './draft';
import { type SampleQuiz, sampleQuestion } from './sample-quiz';

/** Every type of question, with a total time. */
export const biologySample: SampleQuiz = {
  settings: {
    ...blankQuiz('Biology: cells and plants'),
    description: 'How cells are built and how plants make sugar. Shows every type of question.',
    totalTimeSeconds: 20 * 60,
  },
  questions: [
    sampleQuestion({
      type: 'mcq',
      text: 'Which part of a plant cell makes sugar from light?',
      options: ['Nucleus', 'Chloroplast', 'Mitochondrion', 'Cell wall'],
      correctAnswer: 'Chloroplast',
    }),
    sampleQuestion({
      type: 'msq',
      text: 'Which of these do plant cells have and animal cells not?',
      options: ['Cell wall', 'Nucleus', 'Chloroplasts', 'Cell membrane'],
      correctAnswer: ['Cell wall', 'Chloroplasts'],
      maximumMarks: 2,
    }),
    sampleQuestion({
      type: 'short',
      text: 'Which gas do plants take from the air to make sugar?',
      correctAnswer: 'Carbon dioxide',
    }),
    sampleQuestion({
      type: 'slider',
      text: 'How many chromosomes are in a typical body cell of a human?',
      min: 0,
      max: 60,
      step: 1,
      correctAnswer: [46],
    }),
    sampleQuestion({
      type: 'number',
      text: 'A heart beats 70 times a minute and moves 70 mL of blood with each beat. How much blood is that in a minute? Give the unit.',
      correctAnswer: { value: 4.9, tolerance: '2%', unit: 'L' },
      partialCredit: true,
      maximumMarks: 2,
    }),
    sampleQuestion({
      type: 'cloze',
      text: 'In the dark, a plant cell takes up ___ and gives off ___. Its cell wall is made of ___.',
      gaps: [
        { kind: 'text', options: [], marks: null },
        { kind: 'text', options: [], marks: null },
        { kind: 'select', options: ['cellulose', 'starch', 'chitin'], marks: null },
      ],
      correctAnswer: [['oxygen', 'O2', 'O₂'], ['carbon dioxide', 'CO2', 'CO₂'], ['cellulose']],
      partialCredit: true,
      maximumMarks: 3,
    }),
    sampleQuestion({
      type: 'mcq',
      text: 'Which blood cells carry oxygen?',
      options: ['Red blood cells', 'White blood cells', 'Platelets'],
      correctAnswer: 'Red blood cells',
    }),
    sampleQuestion({
      type: 'match',
      text: 'What does each part of a cell do?',
      left: ['Nucleus', 'Mitochondrion', 'Cell membrane'],
      right: ['Holds the genes', 'Releases energy', 'Lets substances in and out', 'Makes sugar from light'],
      correctAnswer: {
        Nucleus: 'Holds the genes',
        Mitochondrion: 'Releases energy',
        'Cell membrane': 'Lets substances in and out',
      },
      partialCredit: true,
      maximumMarks: 3,
    }),
    sampleQuestion({
      type: 'order',
      text: 'Put these in order, from the smallest to the largest.',
      options: ['Atom', 'Molecule', 'Cell', 'Tissue', 'Organ'],
      correctAnswer: ['Atom', 'Molecule', 'Cell', 'Tissue', 'Organ'],
      partialCredit: true,
      maximumMarks: 2,
    }),
    sampleQuestion({
      type: 'long',
      text: 'Explain why a green plant that is kept in the dark for weeks dies, although it is watered.',
      correctAnswer:
        'Without light there is no photosynthesis, so the plant makes no sugar. It still needs energy and gets it by breaking down the sugar and starch it has stored. When the stores are used up, its cells have no source of energy left and die.',
      maximumMarks: 4,
    }),
  ],
};
