import { aPublishedQuiz, aSubmitter, evaluate } from './factories';
import type { Person } from './person';
import { aWorld, type World } from './world';

/** A student's practice over its documented calls. */
export function practising(student: Person, setId: string) {
  const path = `/student/practice/${setId}`;
  const next = async (query = '') => (await student.rest('GET', `${path}/next${query}`)).body;
  const send = (sent: object) => student.rest('POST', `${path}/answer`, sent);
  return {
    next,
    send,
    /** Answers the next question. */
    async answer(answer: unknown, query = '') {
      const asked = await next(query);
      const sent = { questionId: asked.question?._id, showing: asked.showing, answer };
      return { ...(await send(sent)), asked, sent };
    },
    judge: (questionId: string, knewIt: boolean) =>
      student.rest('POST', `${path}/judge`, { questionId, knewIt }),
  };
}

/** A quiz submitted by one student, Sam, who has read the results. */
export async function aReleasedQuiz(
  world: World,
  given: Parameters<typeof aPublishedQuiz>[1] = {},
): Promise<Awaited<ReturnType<typeof aPublishedQuiz>> & { readonly student: Person }> {
  const quiz = await aPublishedQuiz(world, given);
  const { student } = await aSubmitter(world, quiz);
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  return { ...quiz, student };
}

/** The same, opened for practice. */
export async function aPractice(given: Parameters<typeof aPublishedQuiz>[1] = {}, world = aWorld()) {
  const quiz = await aReleasedQuiz(world, given);
  const { teacher, student, quizId } = quiz;
  const { body: set } = await teacher.rest('POST', '/practice', { quizId });
  const setId: string = set._id;
  const path = `/practice/${setId}`;
  return {
    ...quiz,
    ...{ world, set, setId },
    ...practising(student, setId),
    close: () => teacher.rest('POST', `${path}/close`),
    reopen: () => teacher.rest('POST', `${path}/reopen`),
    setClasses: (...classIds: string[]) => teacher.rest('PUT', `${path}/classes`, { classIds }),
    /** The set as the teacher sees it. */
    async seen() {
      const { body } = await teacher.rest('GET', '/practice/');
      return [...body.open, ...body.ended].find(({ _id }) => _id === setId);
    },
  };
}
