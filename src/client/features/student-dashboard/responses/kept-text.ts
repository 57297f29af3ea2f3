/** What was typed and not sent, for as long as the page is open: folding the responses away loses nothing. */
const unsent = new Map<string, string>();

/** The text about one answer that is not sent; none is empty. */
export function keptText(quizId: string, questionId: string) {
  const key = `${quizId} ${questionId}`;
  return {
    read: () => unsent.get(key) ?? '',
    write: (text: string) => void unsent.set(key, text),
  };
}
