import { blankQuiz } from './draft';
import { biologySample } from './sample-biology';
import { type SampleQuiz, sampleQuestion } from './sample-quiz';

/** Quick questions with question timers; tab changes allowed. */
const icebreakerSample: SampleQuiz = {
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

/** Formulas written with the symbol picker. */
const mathsSample: SampleQuiz = {
  settings: {
    ...blankQuiz('Maths: formulas and sets'),
    description: 'Circles, roots, sums and sets, written with symbols such as π, √ and ∩.',
    totalTimeSeconds: 25 * 60,
  },
  questions: [
    sampleQuestion({
      type: 'mcq',
      text: 'What is the area of a circle with radius r?',
      options: ['2πr', 'πr²', 'πr³', '2r²'],
      correctAnswer: 'πr²',
    }),
    sampleQuestion({
      type: 'msq',
      text: 'Which values solve x² − x − 6 = 0?',
      options: ['x = −3', 'x = −2', 'x = 2', 'x = 3'],
      correctAnswer: ['x = −2', 'x = 3'],
      maximumMarks: 2,
    }),
    sampleQuestion({
      type: 'mcq',
      text: 'A = {1, 2, 3} and B = {2, 3, 4}. What is A ∩ B?',
      options: ['{1, 2, 3, 4}', '{2, 3}', '{1, 4}', '∅'],
      correctAnswer: '{2, 3}',
    }),
    sampleQuestion({
      type: 'slider',
      text: 'What is √2, rounded to one decimal place?',
      min: 0,
      max: 3,
      step: 0.1,
      correctAnswer: [1.4],
    }),
    sampleQuestion({
      type: 'short',
      text: 'In a right-angled triangle a² + b² = c² holds. Whose theorem is this?',
      correctAnswer: 'The theorem of Pythagoras',
    }),
    sampleQuestion({
      type: 'long',
      text: 'Show that the sum of two even numbers is always even.',
      correctAnswer:
        'An even number is twice a whole number. Let the two numbers be 2m and 2n, where m and n are whole numbers. Their sum is 2m + 2n = 2(m + n). As m + n is a whole number, the sum is twice a whole number and so it is even.',
      maximumMarks: 3,
    }),
  ],
};

/** The samples on an empty dashboard, in order; a title may be in use by the time one is created. */
export const sampleQuizzes: readonly SampleQuiz[] = [biologySample, mathsSample, icebreakerSample];
