import { blankQuiz } from './draft';
import { type SampleQuiz, sampleQuestion } from './sample-quiz';

/** Formulas written with the symbol picker. */
export const mathsSample: SampleQuiz = {
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
