/** The words of the quizzes that a class has to take. */
export const texts = {
  assigned: 'Quizzes of this class',
  noQuizzes: 'No quiz is assigned to this class yet. Assign one on its tab “Assign”.',
  submittedCount: (count: number) => `${count} submitted`,
  opensAt: (when: string) => `opens ${when}`,
  closesAt: (when: string) => `until ${when}`,
} as const;
