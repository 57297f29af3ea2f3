import type { Rescored } from '../../../../shared/results/schema';
import type { Deps } from '../../../deps';
import type { QuizRecord } from '../../quizzes/find';
import { namesStore } from './store';

type CallDeps = Pick<Deps, 'db' | 'pseudonyms'>;

type BlindQuiz = Pick<QuizRecord, 'id' | 'blindMarking'>;

/**
 * The ids of students as the page that marks a quiz knows them. In a quiz that hides names each is one of this quiz alone, also
 * once they are shown: marks on their way, and what can be taken back, mean the same then.
 */
export const studentsCalled = (deps: CallDeps, quiz: BlindQuiz): ((studentId: string) => string) =>
  callStudents(
    deps,
    quiz,
    quiz.blindMarking
      ? namesStore(deps.db)
          .listSubmitted.all({ quizId: quiz.id })
          .map(({ id, studentId }) => ({ attemptId: id, studentId }))
      : [],
  );

/** The same by the submitted attempts of the quiz. */
export function callStudents(
  { pseudonyms }: Pick<Deps, 'pseudonyms'>,
  { blindMarking }: Pick<BlindQuiz, 'blindMarking'>,
  attempts: readonly { readonly attemptId: string; readonly studentId: string }[],
): (studentId: string) => string {
  if (!blindMarking) return (studentId) => studentId;
  const known = new Map(attempts.map((each) => [each.studentId, pseudonyms(each.attemptId)]));
  return (studentId) => known.get(studentId) ?? pseudonyms(studentId);
}

export const rescoredCalled = (
  { taught, changes, ...rescored }: Rescored,
  idOf: (studentId: string) => string,
): Rescored => ({
  ...rescored,
  taught: taught.map((each) => ({ ...each, studentId: idOf(each.studentId) })),
  changes: changes.map((each) => ({ ...each, studentId: idOf(each.studentId) })),
});

/** Finds the submitted attempt of a student by what such a page calls them. */
export function attemptsCalled({ db, pseudonyms }: CallDeps, quizId: string) {
  let known: Map<string, SubmittedRow> | undefined;
  return (calledId: string): SubmittedRow | undefined => {
    known ??= new Map(
      namesStore(db)
        .listSubmitted.all({ quizId })
        .map((attempt) => [pseudonyms(attempt.id), attempt]),
    );
    return known.get(calledId);
  };
}

type SubmittedRow = ReturnType<ReturnType<typeof namesStore>['listSubmitted']['all']>[number];
