import { counted } from '../../../../shared/counted';

/** The words of how fair the draws of a class were. */
export const drawTexts = {
  title: 'Draws',
  what: 'How hard the questions were that each student drew: the share of their marks that all who were asked them reached. A higher share is an easier draw.',
  mean: 'Mean',
  hardest: 'Hardest draw',
  easiest: 'Easiest draw',
  fewAnswers: (answers: number) =>
    `Too few answers to say much: one of these questions has ${counted(answers, 'answer')} only.`,
  students: 'Each student’s draw',
  student: 'Student',
  draw: 'Its questions',
  score: 'Score',
  notEvaluated: 'Not evaluated yet',
} as const;
