/** The words of the fields of single types. */
export const editingTexts = {
  frozen: 'Students have already started this quiz, so this can no longer be changed.',
  partMarks: 'Part marks',
  partMarksReason:
    'Each right option earns its share and each wrong one takes a share away, never below 0. Otherwise only exactly the right options earn the marks.',
  modelAnswerHint:
    'What a full answer says. Put each answer that is right by itself on a line of its own; capitals, spaces and signs like ≥ and >= make no difference. Students see it once scores are released.',
} as const;

/** The ids of the controls, so that the error summary can lead to them. */
export const fieldIds = {
  text: 'question-text',
  options: 'question-options',
  correctAnswer: 'question-correct-answer',
  slider: 'question-slider-min',
  timeLimit: 'question-time-limit',
  image: 'question-image',
} as const;
