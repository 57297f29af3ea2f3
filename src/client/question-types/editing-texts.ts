export const editingTexts = {
  frozen: 'Students have already started this quiz, so this can no longer be changed.',
  trueOrFalse: 'True / False',
  feedbackOn: (number: number) => `Feedback on option ${number}`,
  feedback: 'Feedback for students who chose it, once scores are released',
  earns: 'Earns',
  weightOf: (number: number) => `Percent of the marks for option ${number}`,
  percentOfMarks: '% of the marks',
  addWeight: (number: number) => `Set what option ${number} earns`,
  partMarks: 'Part marks',
  partMarksReason:
    'Each correct option earns a share of the marks, and each wrong one takes a share away, never below 0; an option can earn or cost a percentage of its own. Without part marks, only exactly the correct options earn the marks.',
  numberHint: 'As 9.81, 1.2×10^3 or 3/4. Students may write it in any of these ways.',
  toleranceHint: 'How far off still counts: 0.05, or 5%. Empty: only the very number.',
  unitHint:
    'As m/s^2, kWh or °C. Students are told that a unit is asked for, not which. Empty: none is asked for.',
  halfWithoutUnit: 'Half the marks for the right number without the right unit',
  counted: 'What counts as right',
  inRightOrder: 'Options in their right order',
  orderHint: 'Write the options in their right order. Every student sees them shuffled.',
  orderFrozen: 'Students have already started this quiz, so only the order can still be corrected.',
  orderPartMarksReason:
    'Each option that is followed by the right one earns a share of the marks. Without part marks, only the whole right order earns the marks.',
  pairs: 'Pairs',
  pairsHint: 'Write what belongs together side by side. Every student sees the right sides shuffled.',
  pairsFrozen:
    'Students have already started this quiz, so only what belongs together can still be corrected.',
  leftOf: (number: number) => `Left side of pair ${number}`,
  rightOf: (number: number) => `Right side of pair ${number}`,
  removePair: (number: number) => `Remove pair ${number}`,
  spareAnswer: (number: number) => `Spare answer ${number}`,
  removeSpare: (number: number) => `Remove spare answer ${number}`,
  addPair: 'Add pair',
  addSpare: 'Add spare answer',
  matchPartMarksReason:
    'Each right pair earns a share of the marks. Without part marks, only all right pairs together earn the marks.',
  modelAnswerHint:
    'What a complete answer says. If several answers are correct, put each on its own line; capitals, spaces and signs like ≥ and >= make no difference. Students see it once scores are released.',
} as const;

/** The ids of the controls, for the error summary. */
export const fieldIds = {
  text: 'question-text',
  options: 'question-options',
  correctAnswer: 'question-correct-answer',
  left: 'question-left',
  right: 'question-right',
  slider: 'question-slider-min',
  tolerance: 'question-tolerance',
  unit: 'question-unit',
  gaps: 'question-gaps',
  maximumMarks: 'question-maximum-marks',
  timeLimit: 'question-time-limit',
  image: 'question-image',
} as const;
