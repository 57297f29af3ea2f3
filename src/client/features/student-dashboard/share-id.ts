/** The share ID in the typed or pasted text: the ID itself, or a link with the parameter quizId. */
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
