/** The words of what teachers deleted. */
export const texts = {
  about:
    'Quizzes that teachers deleted in the last 30 days, with all attempts and marks. Teachers can restore their own as well.',
  quizzes: 'Deleted quizzes',
  title: 'Quiz',
  teacher: 'Teacher',
  deleted: 'Deleted',
  until: 'Kept until',
  acts: 'Acts',
  restore: 'Restore',
  restoreQuiz: (title: string) => `Restore ${title}`,
  restored: (title: string, email: string) => `“${title}” is back for ${email}.`,
  none: 'Nothing was deleted',
  failed: 'The trash could not be loaded.',
} as const;
