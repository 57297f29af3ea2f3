/** The words around those who have left a class. */
export const leftTexts = {
  left: (count: number) => `Left the class (${count})`,
  leftMore: 'They can no longer sign in with a PIN or start quizzes of this class. Their attempts stay.',
  leftOn: (date: string) => `left ${date}`,
  bringBack: 'Bring back',
  bringBackName: (name: string) => `Bring back ${name}`,
} as const;
