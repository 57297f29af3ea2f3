import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aClass, aMember } from '../../server/testing/a-class';
import { aPublishedQuiz } from '../../server/testing/factories';
import { aClock } from '../../server/testing/manual-clock';
import { checkAsyncProperty } from '../../server/testing/property';
import { sampleQuestions } from '../../server/testing/sample-questions';
import { aWorld } from '../../server/testing/world';
import { expected } from './reference';
import { type Case, cases, MINUTE } from './rules';

/** The case after a make-up is set: unless the class's window is still ahead, it ends now. */
function afterMakeUp(asked: Case): Case {
  const { rule, quiz, now } = asked;
  if (!rule) return asked;
  const isAhead = rule.opensAt !== null && now < rule.opensAt && quiz.acceptingResponses;
  const opensAt = rule.opensAt !== null && rule.opensAt < now ? rule.opensAt : null;
  const ended = { opensAt, closesAt: Math.min(rule.closesAt ?? now, now) };
  return { ...asked, quiz: { ...quiz, acceptingResponses: true }, rule: isAhead ? rule : ended };
}

/** Sets the case up through the app and starts the quiz; returns the expected and the actual result. */
async function played(drawn: Case) {
  const { now, rule, lines, totalTimeSeconds, allowance, quiz: state } = drawn;
  const isSecondTime =
    drawn.makeUp !== null && rule !== null && lines[0]?.isOnList === true && drawn.makeUp.closesAt > now;
  const given = isSecondTime ? drawn : { ...drawn, makeUp: null };
  const clock = aClock(now);
  const world = aWorld({ clock });
  const settings = { totalTimeSeconds };
  const { teacher, quizId, shareId } = await aPublishedQuiz(world, {
    settings,
    questions: sampleQuestions.slice(0, 1),
  });
  const sam = await world.signIn('student', 'Sam');
  const members = lines.map(({ isOnList, needs }, at) => {
    const classId = aClass(world, { teacher, name: `Class ${at}` });
    const removedAt = isOnList ? null : now;
    return { classId, memberId: aMember(world, { classId, student: sam, removedAt, ...needs }) };
  });
  const stranger = aClass(world, { teacher, name: 'Somebody else’s' });
  if (allowance) {
    await teacher.mutate('timekeeping.setAllowance', { email: 'sam@school.example', ...allowance });
  }
  if (!state.acceptingResponses) {
    await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  }
  if (rule) {
    const exceptions = Object.fromEntries(
      members.map(({ memberId }, at) => [memberId, lines[at]?.exception]),
    );
    const classIds = [stranger, ...members.map(({ classId }) => classId)];
    const set = await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { ...rule, classIds, exceptions });
    expect(set.status).toBe(200);
  }
  if (given.makeUp) {
    const memberIds = [members[0]?.memberId];
    const second = await teacher.rest('POST', `/quiz/${quizId}/make-up`, { ...given.makeUp, memberIds });
    expect(second.status).toBe(200);
  }
  if (state.isPaused) await teacher.mutate('timekeeping.pause', { quizId });
  const asked = given.makeUp ? afterMakeUp(given) : given;
  const wanted = expected(asked);
  const join = () => sam.rest('POST', '/student/attempt', { shareId });
  const first = await join();
  if (typeof wanted === 'string') return { wanted, found: first.body.error };
  const { pause } = asked;
  if (pause && now + pause.after * MINUTE < first.body.attempt.deadline) {
    clock.advance(pause.after * MINUTE);
    await teacher.mutate('timekeeping.pause', { quizId });
    clock.advance(pause.minutes * MINUTE);
    await teacher.mutate('timekeeping.continue', { quizId });
  }
  const { attempt, quiz } = (await join()).body;
  const { tabChangeLimit: tabs, deadline, largerText, hideTimer } = attempt;
  const { percent, ...terms } = wanted;
  return {
    wanted: { ...terms, totalTimeSeconds: Math.ceil((totalTimeSeconds * percent) / 100) },
    found: { tabs, deadline, largerText, hideTimer, totalTimeSeconds: quiz.totalTimeSeconds },
  };
}

test("the app's responses agree with it, to the millisecond and to the letter", async () => {
  let [asked, started] = [0, 0];
  await checkAsyncProperty(
    fc.asyncProperty(cases(true), async (drawn) => {
      asked += 1;
      const { wanted, found } = await played(drawn);
      expect(found).toEqual(wanted);
      if (typeof wanted !== 'string') started += 1;
    }),
    { numRuns: 250 },
  );
  expect(started).toBeGreaterThan(asked / 10);
});
