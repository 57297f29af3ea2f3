import { blankQuiz } from './draft';
import { type SampleQuiz, sampleQuestion } from './sample-quiz';

/** Quick questions with question timers; tab changes allowed. */
export const icebreakerSample: SampleQuiz = {
  settings: {
    ...blankQuiz('Icebreaker: five quick questions'),
    description: 'A first quiz to try everything out together. Every question has its own time.',
    totalTimeSeconds: 5 * 60,
    allowNavigation: false,
    allowTabChange: true,
    useQuestionTimer: true,
  },
  questions: [
    sampleQuestion({
      type: 'mcq',
      text: 'Which of these oceans is the largest?',
      options: ['Atlantic Ocean', 'Indian Ocean', 'Pacific Ocean', 'Arctic Ocean'],
      correctAnswer: 'Pacific Ocean',
      timeLimit: 30,
    }),
    sampleQuestion({
      type: 'slider',
      text: 'How many keys does a full-size piano have?',
      min: 50,
      max: 120,
      step: 1,
      correctAnswer: [88],
      timeLimit: 30,
    }),
    sampleQuestion({
      type: 'msq',
      text: 'Which of these instruments have strings?',
      options: ['Violin', 'Flute', 'Guitar', 'Trumpet', 'Harp'],
      correctAnswer: ['Violin', 'Guitar', 'Harp'],
      maximumMarks: 3,
      timeLimit: 40,
    }),
    sampleQuestion({
      type: 'short',
      text: 'What is the imaginary line around the middle of the Earth called?',
      correctAnswer: 'The equator',
      timeLimit: 45,
    }),
    sampleQuestion({
      type: 'mcq',
      text: 'How many days does February have in a leap year?',
      options: ['27', '28', '29', '30'],
      correctAnswer: '29',
      timeLimit: 20,
    }),
  ],
};
