/** The words of the question editor, verbatim where the specification quotes them. */
export const texts = {
  add: 'Add Question',
  edit: 'Edit Question',
  loadFailed: 'Failed to load quiz. Please try again.',
  notFound: 'This question was not found in the quiz.',
  saveFailed: 'Failed to save question. Please try again.',
  saved: 'Question saved.',
  unsaved: 'Unsaved changes',
  keptHere: 'Kept on this device',
  textKeptHere: 'Text kept on this device',
  imageNotKept: 'Please choose the image again: a draft keeps only what was typed.',
  allSaved: 'All changes are saved.',
  typeChanged: 'Type changed; options and answers start anew.',
  timersOff: 'Individual question timers are off for this quiz.',
  frozen: 'Students have already started this quiz, so this can no longer be changed.',
  frozenQuestion:
    'Students have already started this quiz. Text, image, correct answers and marks can still be corrected.',
  preparingImage: 'Preparing…',
  notAnImage: 'Please choose an image file.',
} as const;
