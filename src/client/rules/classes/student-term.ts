import { maxScoreAt, percentAt, scoreAt, stateAt } from '../../../shared/gradebook/cells';
import { memberMean, placesInClass, quizMiddle } from '../../../shared/gradebook/figures';
import type { Gradebook, GradebookMember, GradebookQuiz } from '../../../shared/gradebook/schema';

/** One quiz of a student. */
interface StudentQuiz {
  readonly quiz: GradebookQuiz;
  readonly state: ReturnType<typeof stateAt>;
  readonly score: number | null;
  readonly maxScore: number;
  readonly percent: number | null;
  /** The mean of the class in percent; null if nobody has marks. */
  readonly classMean: number | null;
}

/** A student over the term, with the same figures as in the gradebook. */
export interface StudentTerm {
  readonly member: GradebookMember;
  /** In percent; null if nothing counts. */
  readonly mean: number | null;
  /** Newest first. */
  readonly quizzes: readonly StudentQuiz[];
  readonly previousId: string | undefined;
  readonly nextId: string | undefined;
}

/** The row of one student; null if the gradebook has none. */
export function studentTerm(gradebook: Gradebook, memberId: string): StudentTerm | null {
  const place = gradebook.members.findIndex(({ _id }) => _id === memberId);
  const member = gradebook.members[place];
  if (!member) return null;
  const inClass = placesInClass(gradebook);
  return {
    member,
    mean: memberMean(gradebook, place),
    quizzes: gradebook.quizzes
      .map((quiz) => ({
        quiz,
        state: stateAt(quiz, place),
        score: scoreAt(quiz, place),
        maxScore: maxScoreAt(quiz, place),
        percent: percentAt(quiz, place),
        classMean: quizMiddle(quiz, inClass).mean,
      }))
      .filter(({ state }) => state !== 'not-assigned')
      .toReversed(),
    previousId: gradebook.members[place - 1]?._id,
    nextId: gradebook.members[place + 1]?._id,
  };
}
