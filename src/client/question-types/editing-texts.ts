/** The words of the fields of single types. */
export const editingTexts = {
  frozen: 'Students have already started this quiz, so this can no longer be changed.',
  trueOrFalse: 'True / False',
  feedback: 'Feedback for students who chose it, once scores are released',
  partMarks: 'Part marks',
  partMarksReason:
    'Each correct option earns a share of the marks, and each wrong one takes a share away, never below 0. Without part marks, only exactly the correct options earn the marks.',
  modelAnswerHint:
    'What a complete answer says. If several answers are correct, put each on its own line; capitals, spaces and signs like ≥ and >= make no difference. Students see it once scores are released.',
} as const;

/** The ids of the controls, so that the error summary can lead to them. */
export const fieldIds = {
  text: 'question-text',
  options: 'question-options',
  correctAnswer: 'question-correct-answer',
  slider: 'question-slider-min',
  gaps: 'question-gaps',
  timeLimit: 'question-time-limit',
  image: 'question-image',
} as const;
