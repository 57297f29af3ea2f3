/** Unsent texts for the life of the page: collapsing the responses loses nothing. */
const unsent = new Map<string, string>();

/** The unsent text about one answer; '' for none. */
export function keptText(quizId: string, questionId: string) {
  const key = `${quizId} ${questionId}`;
  return {
    read: () => unsent.get(key) ?? '',
    write: (text: string) => void unsent.set(key, text),
  };
}
