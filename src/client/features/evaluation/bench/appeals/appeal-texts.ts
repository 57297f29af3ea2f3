import { counted } from '../../../../../shared/counted';

export const appealTexts = {
  title: 'Second look',
  count: (count: number) => counted(count, 'second look'),
  lookWaits: (count: number) => (count === 1 ? 'second look' : 'second looks'),
  asks: (name: string, date: string) => `${name} asks, ${date}`,
  wrote: 'Answered',
  marksFor: (name: string) => `Marks for ${name}`,
  answer: 'Your answer',
  answerFor: (name: string) => ` to ${name}`,
  tooLong: (maximum: number) => `Please use at most ${maximum} characters.`,
  send: 'Answer',
  failed: 'Not sent. Your answer is kept; please try again.',
  answered: (name: string) => `${name} is answered.`,
  others: (count: number, marks: string) =>
    count === 1
      ? `1 other student wrote the same. Give ${marks} for it too?`
      : `${count} other students wrote the same. Give ${marks} for it too?`,
  giveOthers: (count: number, marks: string) =>
    count === 1 ? `Give ${marks} to 1 student` : `Give ${marks} to ${count} students`,
  leaveOthers: 'Not now',
  formerStudent: 'A former student',
} as const;
