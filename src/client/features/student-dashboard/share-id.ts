/** The share ID in what a student typed or pasted: the ID itself, or a link that carries it as quizId. */
export function shareIdIn(typed: string): string {
  const text = typed.trim();
  const linked = text.match(/[?&]quizId=([^&#\s]+)/i)?.[1];
  return (linked ? decoded(linked).trim() : text).toUpperCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
