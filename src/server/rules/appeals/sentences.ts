// Sentences about second looks; each is a separate export, so that a page loads only those it uses.

export const appealTextInvalid = (maximum: number) =>
  `Please say in 1 to ${maximum} characters what should be looked at again.`;
export const appealAnswerInvalid = (maximum: number) =>
  `Please write an answer of 1 to ${maximum} characters.`;
export const appealIsOpen =
  'You have already asked for a second look at this answer. Your teacher has not answered yet.';
export const appealNotFound = 'Nobody has asked for a second look at this answer.';
export const appealIsAnswered = 'This second look is answered already.';
