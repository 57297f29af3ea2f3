import { versionCache } from '../../server/features/attempts/store';
import { type Person, personOn } from '../../server/testing/person';
import { answersFor, goodAnswers } from '../../server/testing/sample-questions';
import { aStage, type Stage, type Step } from '../../server/testing/stage';
import { DomainError } from '../../shared/errors';

/** A stage on which every cache has entries, and whose commits can be made to fail. */
export interface RememberingStage extends Stage {
  /** While true, every write is rolled back. */
  readonly failing: { now: boolean };
  /** Fills every cache; returns false if the quiz is over or its teacher's session has ended. */
  warmUp(): Promise<boolean>;
  /** Makes later warm-ups sign in this class member with a PIN, in place of the previous member. */
  letIn(member: { classId: string; memberId: string }): Promise<void>;
}

export async function aRememberingStage(step: Step): Promise<RememberingStage> {
  const stage = await aStage(step);
  const { world, quizId, shareId, questionIds, teacher } = stage;
  const failing = withFailingCommits(world.deps);
  const pupils: { person: Person; attemptId: string }[] = [];
  const answers = answersFor(questionIds, goodAnswers);
  let login: { classCode: string; member: string; pin: string } | undefined;

  const anotherStarts = async (): Promise<boolean> => {
    const person = await world.signIn('student', `Pupil ${pupils.length}`);
    const { status, body } = await person.rest('POST', '/student/attempt', { shareId });
    if (status === 200) pupils.push({ person, attemptId: body.attempt._id });
    return status === 200;
  };

  return {
    ...stage,
    failing,
    async warmUp() {
      const { status } = await teacher.rest('GET', `/quiz/${quizId}`);
      if (status !== 200) return false;
      const isVersionKnown = versionCache(world.deps.db).get(quizId) !== undefined;
      if (step === 'running' && !isVersionKnown && !(await anotherStarts())) return false;
      const { person, attemptId } = pupils.at(-1) ?? { person: stage.student, attemptId: stage.attemptId };
      await person.mutate('attempts.saveAnswers', { attemptId, revision: world.clock.now(), answers });
      if (!login) return true;
      const { body } = await world.nobody.rest('POST', '/auth/login/class', login);
      await personOn(world.app, body.token).rest('GET', '/student/');
      return true;
    },
    async letIn({ classId, memberId }) {
      const { body: issued } = await teacher.rest('POST', `/class/${classId}/members/${memberId}/pin`);
      const { body: found } = await teacher.rest('GET', `/class/${classId}`);
      login = { classCode: found.code, member: 'Asha Rao', pin: issued.pin };
    },
  };
}

/** Makes every transaction fail at its end while `failing.now` is true. */
function withFailingCommits(deps: Stage['world']['deps']): { now: boolean } {
  const failing = { now: false };
  const { groupCommit, inTransaction } = deps;
  const thenFail =
    <Value>(write: () => Value) =>
    (): Value => {
      const value = write();
      if (failing.now) throw new DomainError('unavailable', 'Taken back.');
      return value;
    };
  Object.assign(deps, {
    groupCommit: (write: () => unknown) => groupCommit(thenFail(write)),
    inTransaction: (write: () => unknown) => inTransaction(thenFail(write)),
  });
  return failing;
}
