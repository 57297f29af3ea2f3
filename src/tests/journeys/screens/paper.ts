/** One question of each type, in the order of the specification. */
export const allTypes = [
  {
    type: 'mcq',
    text: 'A ball is thrown straight up. What is its acceleration at the highest point?',
    options: ['0 m/s²', '9.8 m/s² downwards', '9.8 m/s² upwards', 'It depends on the mass of the ball'],
    correctAnswer: '9.8 m/s² downwards',
    maximumMarks: 1,
  },
  {
    type: 'msq',
    text: 'Which of these are forms of energy?',
    options: ['Kinetic', 'Potential', 'Force', 'Thermal'],
    correctAnswer: ['Kinetic', 'Potential', 'Thermal'],
    maximumMarks: 3,
  },
  {
    type: 'short',
    text: 'Write the formula for kinetic energy.',
    correctAnswer: '½mv²',
    maximumMarks: 2,
  },
  {
    type: 'long',
    text: 'Explain why a heavy and a light stone fall equally fast when there is no air.',
    correctAnswer:
      'Gravity pulls harder on the heavy stone, but its greater mass is harder to accelerate; both effects cancel.',
    maximumMarks: 4,
  },
  {
    type: 'slider',
    text: 'How many newtons does 1 kg weigh on the Moon, to the nearest half?',
    min: 0,
    max: 10,
    step: 0.5,
    correctAnswer: [1.5],
    maximumMarks: 1,
  },
] as const;

export const timedQuestions = allTypes.map((question) => ({ ...question, timeLimit: 60 }));
