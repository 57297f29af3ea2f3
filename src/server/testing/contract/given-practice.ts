import type { Person } from '../person';
import type { Stage } from '../stage';

/** What `before` made on a stage; before that, the names of what will be there. */
export interface GivenPractice {
  readonly setId: string;
  readonly questionId: string;
  readonly showing: string;
}

const given = new WeakMap<Stage, GivenPractice>();
const NAMED: GivenPractice = { setId: '{setId}', questionId: '{questionId}', showing: '{showing}' };

export const practiceOf = (stage: Stage): GivenPractice => given.get(stage) ?? NAMED;

/** The quiz is open for practice, and its student knows what is asked first. */
export async function opened(stage: Stage): Promise<void> {
  const { body: set } = await stage.teacher.rest('POST', '/practice', { quizId: stage.quizId });
  given.set(stage, await asked(stage.student, set._id));
}

export async function ended(stage: Stage): Promise<void> {
  await opened(stage);
  await stage.teacher.rest('POST', `/practice/${practiceOf(stage).setId}/close`);
}

/** The student has answered the first question. */
export async function answered(stage: Stage): Promise<void> {
  await opened(stage);
  const { setId, ...sent } = practiceOf(stage);
  await stage.student.rest('POST', `/student/practice/${setId}/answer`, { ...sent, answer: null });
}

/** The student has answered up to a text, in words that nobody can mark for certain. */
export async function answeredText(stage: Stage): Promise<void> {
  await opened(stage);
  const { setId } = practiceOf(stage);
  for (;;) {
    const { type, ...at } = await asked(stage.student, setId);
    given.set(stage, at);
    const answer = type === 'long' ? 'Because of a pigment in them' : null;
    await stage.student.rest('POST', `/student/practice/${setId}/answer`, { ...at, answer });
    if (type === 'long') return;
  }
}

/** Somebody may take the quiz again, while the student looks at the question. */
export async function openAgain(stage: Stage): Promise<void> {
  await opened(stage);
  const accept = { acceptingResponses: true };
  await stage.teacher.rest('PUT', `/quiz/${stage.quizId}/toggle-responses`, accept);
}

async function asked(student: Person, setId: string) {
  const { body } = await student.rest('GET', `/student/practice/${setId}/next`);
  const { question, showing } = body;
  return { setId, questionId: question?._id ?? '', showing: showing ?? '', type: question?.type };
}
