import { demoQuestions } from '../../../scripts/demo/class-quiz';
import type { Answer } from '../../shared/answer/answer';
import type { Lesson, Seat } from './lesson';
import { between, joinQuiz, repeatUntil } from './student-page';

export interface ClassSize {
  readonly students: number;
  /** Writing time between joining and submitting. */
  readonly writeSeconds: number;
  /** The period within which all join, and later all submit. */
  readonly rushSeconds: number;
}

const CHANGE_EVERY_MS = { least: 5000, most: 10_000 };
const TYPED_EVERY_MS = 5000;
const WORDS = 'chlorophyll reflects the green light while red and blue light are taken in'.split(' ');

/** A class joins in a rush, writes, and submits in a rush. */
export const wholeClassLesson = (size: ClassSize): Lesson => ({
  students: size.students,
  questions: demoQuestions,
  async takeQuiz(seat) {
    const rushMs = size.rushSeconds * 1000;
    const inRush = (seat.number / size.students) * rushMs;
    const stopAt = seat.startsAt + rushMs + size.writeSeconds * 1000;
    const page = await joinQuiz(seat, seat.startsAt + inRush);
    if (!page) return new Map();
    await Promise.all([
      repeatUntil(
        stopAt,
        () => between(CHANGE_EVERY_MS),
        (dueAt, round) => page.save(...chosen(seat, round), dueAt),
      ),
      repeatUntil(
        stopAt,
        () => TYPED_EVERY_MS,
        (dueAt, round) => page.save(...typed(seat, round), dueAt),
      ),
      page.followUntil(stopAt),
    ]);
    await page.submit(stopAt + inRush);
    return page.acknowledged;
  },
});

type Written = readonly [questionId: string, answer: Answer];

function chosen({ number, quiz }: Seat, round: number): Written {
  const questions = quiz.questions.filter(({ isLong }) => !isLong);
  const { id, answers } = questions[(number + round) % questions.length] ?? { id: '', answers: [] };
  return [id, answers[(number + round) % answers.length] as Answer];
}

/** A long answer that grows by four words each time. */
function typed({ number, quiz }: Seat, round: number): Written {
  const long = quiz.questions.filter(({ isLong }) => isLong);
  const words = Array.from({ length: 4 * (round + 1) }, (_, at) => WORDS[(number + at) % WORDS.length]);
  return [long[number % long.length]?.id ?? '', words.join(' ')];
}
