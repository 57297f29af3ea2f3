import { counted } from '../../../shared/counted';

export const texts = {
  title: 'Print quiz',
  back: 'Back to the quiz',
  loadFailed: 'Failed to load quiz. Please try again.',
  empty: 'This quiz has no questions to print yet.',
  print: 'Print',
  withKey: 'With the answer key',
  withKeyReason: 'On a sheet of its own, at the end.',
  key: 'Answer key',
  name: 'Name',
  className: 'Class',
  date: 'Date',
  marks: (count: number) => counted(count, 'mark'),
  minutes: (count: number) => counted(count, 'minute'),
  questions: (count: number, asked: number) =>
    asked < count ? `${asked} of ${counted(count, 'question')}` : counted(count, 'question'),
  image: (number: number) => `Image for question ${number}`,
} as const;
