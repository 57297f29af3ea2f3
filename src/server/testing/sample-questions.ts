/** A question of each type as a form sends it, with a good and a poor student's answers. */
export const sampleQuestions = [
  {
    type: 'mcq',
    text: 'Which organelle produces most of the ATP?',
    options: ['Nucleus', 'Mitochondria', 'Golgi apparatus'],
    correctAnswer: 'Mitochondria',
    maximumMarks: 2,
  },
  {
    type: 'msq',
    text: 'Which of these are noble gases?',
    options: ['Helium', 'Oxygen', 'Neon', 'Iron'],
    correctAnswer: ['Helium', 'Neon'],
    maximumMarks: 2,
  },
  {
    type: 'short',
    text: 'What do plants take from the air to make sugar?',
    correctAnswer: 'Carbon dioxide',
    maximumMarks: 1,
  },
  {
    type: 'long',
    text: 'Why do leaves look green?',
    correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light',
    maximumMarks: 4,
  },
  {
    type: 'slider',
    text: 'How many legs does a spider have?',
    min: 0,
    max: 20,
    step: 1,
    correctAnswer: [8],
    maximumMarks: 1,
  },
] as const;

export const goodAnswers = [
  'Mitochondria',
  ['Neon', 'Helium'],
  'carbon dioxide',
  'Chlorophyll absorbs red and blue light and reflects green light',
  8,
] as const;

export const poorAnswers = ['Nucleus', ['Helium'], "I don't know", '', 6] as const;

/** The multipart form of a question as sent by the client. */
export function questionForm(question: object, quizId?: string): FormData {
  const form = new FormData();
  if (quizId !== undefined) form.set('quizId', quizId);
  for (const [name, value] of Object.entries(question)) {
    form.set(name, typeof value === 'string' || value instanceof File ? value : JSON.stringify(value));
  }
  // mcq, short and long send their one correct answer as JSON too (spec §7).
  if ('correctAnswer' in question) form.set('correctAnswer', JSON.stringify(question.correctAnswer));
  return form;
}

/** The answers in question order as an attempt's map. */
export function answersFor(
  questionIds: readonly string[],
  answers: readonly unknown[],
): Record<string, unknown> {
  return Object.fromEntries(questionIds.map((id, at) => [id, answers[at]]));
}
