import { aClass, aMember } from './a-class';
import { aPublishedQuiz, aSubmitter, evaluate, type PublishedQuiz } from './factories';
import { answersFor, goodAnswers, poorAnswers } from './sample-questions';
import { aWorld } from './world';

/** Canary in every text about pupils other than Asha. */
export const OTHERS = 'Quetzal';

/**
 * Asha's class of the teacher Ann, and a quiz written by her, Ben and Cem; `more` releases it and comments on
 * each.
 */
export async function aReportedClass() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, questionIds } = quiz;
  const classId = aClass(world, { teacher });
  const pupil = async (name: string, answers: readonly unknown[]) => {
    const { student } = await aSubmitter(world, quiz, { name, answers: answersFor(questionIds, answers) });
    return { student, memberId: aMember(world, { classId, student, name }) };
  };
  const others = poorAnswers.map((answer) => (typeof answer === 'string' ? `${OTHERS} ${answer}` : answer));
  const asha = await pupil('Asha Rao', goodAnswers);
  const ben = await pupil(`Ben ${OTHERS}`, [...poorAnswers.slice(0, 2), ...others.slice(2)]);
  const cem = await pupil(`Cem ${OTHERS}`, poorAnswers);
  const at = `/class/${classId}`;
  const reportOf = async (memberId: string, query = '') =>
    (await teacher.rest('GET', `${at}/pupils/${memberId}/report${query}`)).body;
  const topics = async (query = '') => (await teacher.rest('GET', `${at}/topics${query}`)).body;
  const tag = (questionId: string | undefined, ...tags: string[]) =>
    teacher.mutate('bank.setTags', { questionId, tags });
  return { world, quiz, teacher, classId, at, asha, ben, cem, reportOf, topics, tag };
}

/** Completes the marking of a quiz and releases it. */
export async function markAndRelease(
  world: Awaited<ReturnType<typeof aReportedClass>>['world'],
  quiz: PublishedQuiz,
): Promise<void> {
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
}
