import type { Rescored } from '../../../../shared/results/schema';
import type { Deps } from '../../../deps';
import type { QuizRecord } from '../../quizzes/find';
import { namesStore } from './store';

type CallDeps = Pick<Deps, 'db' | 'pseudonyms'>;

type BlindQuiz = Pick<QuizRecord, 'id' | 'blindMarking'>;

/**
 * Student ids as the marking page knows them. A quiz that hides names has its own pseudonyms, also after they
 * are shown, so that marks in flight and undos stay valid.
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

/** The same mapping by submitted attempt. */
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

/** Finds the submitted attempt for an id from the marking page. */
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
