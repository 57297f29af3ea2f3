import { TOPICS, type Topic } from './evaluation-topics';

/** A question as posted, and the answer of the n-th student; no two students write the same text. */
export interface AskedQuestion {
  readonly question: Readonly<Record<string, unknown>>;
  answerOf(student: number): unknown;
}

const OPENINGS = ['', 'I think ', 'Because ', 'It is so since ', 'In short: ', 'We learned that '];
const JOINTS = [' and ', ', so ', '; also ', ', which means that '];

/** Questions of all types, with the given number of text questions. */
export const mixedQuestions = (count: number, inWords: number): AskedQuestion[] =>
  Array.from({ length: count }, (_, at) => (at < inWords ? textQuestion(at) : objectiveQuestion(at)));

export function textQuestion(at: number): AskedQuestion {
  const topic = TOPICS[at % TOPICS.length] ?? ({ question: '', right: [], wrong: [] } satisfies Topic);
  const isShort = at % 2 === 0;
  const model = topic.right.slice(0, isShort ? 2 : 4).join(', and ');
  return {
    question: {
      type: isShort ? 'short' : 'long',
      text: `${at + 1}. ${topic.question}`,
      correctAnswer: model,
      maximumMarks: isShort ? 2 : 4,
    },
    answerOf: (student) => said(topic, student + 31 * at, isShort),
  };
}

/** Some right and wrong statements about the topic, in an order and wording unique to the student. */
function said({ right, wrong }: Topic, number: number, isShort: boolean): string {
  const left = [...right, ...wrong];
  const parts: string[] = [];
  let rest = number;
  for (let part = 0; part < (isShort ? 2 : 4); part += 1) {
    parts.push(...left.splice(rest % left.length, 1));
    rest = Math.floor(rest / 3);
  }
  const opening = OPENINGS[number % OPENINGS.length] ?? '';
  return `${opening}${parts.join(JOINTS[number % JOINTS.length])}, as in example ${number}`;
}

const OPTIONS = ['Jupiter', 'Saturn', 'Earth', 'Venus'];

function objectiveQuestion(at: number): AskedQuestion {
  const text = `${at + 1}. Which of these?`;
  const option = (student: number) => OPTIONS[(student + at) % OPTIONS.length];
  if (at % 3 === 0) {
    const about = { type: 'mcq', options: OPTIONS, correctAnswer: option(0), maximumMarks: 1 };
    return { question: { text, ...about }, answerOf: option };
  }
  if (at % 3 === 1) {
    const about = { type: 'msq', options: OPTIONS, correctAnswer: [option(0), option(1)], maximumMarks: 2 };
    return { question: { text, ...about }, answerOf: (student) => [option(student), option(student + 1)] };
  }
  const about = { type: 'slider', min: 0, max: 10, step: 0.5, correctAnswer: [at % 10], maximumMarks: 1 };
  return { question: { text, ...about }, answerOf: (student) => (student % 21) / 2 };
}
