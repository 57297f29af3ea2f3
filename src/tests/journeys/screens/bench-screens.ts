import { isText } from '../../../shared/question-types/traits';
import type { QuizResults, StudentResult } from '../../../shared/results/schema';
import { MARKING_CLASS } from '../marking-class';
import { QUESTION, review, withReview } from './review-screens';
import type { Screen } from './screen';

/** A class of 30 on the bench: twelve questions, one of them with realistic suggestions. */
function withClass(all: QuizResults): QuizResults {
  const [first, ...others] = all.results;
  const question = all.questions[QUESTION];
  const [, marked] = MARKING_CLASS;
  if (!first || !question || !marked) return all;
  const more = all.questions.slice(0, 2).map((each, at) => ({ ...each, _id: `more${at}` }));
  const students = marked.answers.map(([answer, marks], at): StudentResult => {
    const student = others[at] ?? { ...first, studentId: `pupil${at}`, attemptId: `pupil${at}` };
    const { [question._id]: _, ...rest } = student.answers;
    const sure = at % 4;
    return {
      ...student,
      studentName: `Pupil ${at + 1}`,
      answers: answer === undefined ? rest : { ...rest, [question._id]: answer },
      evaluationResults: student.evaluationResults.map((result) =>
        result.questionId === question._id
          ? {
              ...result,
              ...{
                score: marks,
                maximumMarks: 2,
                source: answer === undefined ? 'auto' : sure > 2 ? 'teacher' : 'built-in',
              },
              ...{
                needsReview: answer !== undefined && sure < 2,
                confidence: 0.6 + sure / 8,
                rationale: null,
                findings: null,
              },
            }
          : result,
      ),
    };
  });
  const questions = all.questions.map((each) =>
    each === question && isText(each)
      ? { ...each, text: marked.text, correctAnswer: marked.correctAnswer, maximumMarks: 2 }
      : each,
  );
  const change = { studentId: 'pupil1', before: 0, after: 1, neededReview: true, needsReview: false };
  return {
    ...all,
    ...{ totalAttempts: students.length, questions: [...questions, ...more], results: students },
    earlierMarks: { [question._id]: { count: 30, firstYear: 2025, lastYear: 2025 } },
    reliance: { [question._id]: { needs: 'spot-check', checked: 3, right: 3 } },
    rescored: {
      [question._id]: { at: 0, taught: [{ studentId: 'pupil0', marks: 2 }], changes: Array(4).fill(change) },
    },
  };
}

function withTenMarks(all: QuizResults): QuizResults {
  const reviewed = withReview(all);
  const questions = reviewed.questions.map((each, at) =>
    at === QUESTION ? { ...each, maximumMarks: 10 } : each,
  );
  return { ...reviewed, questions };
}

function withMixed(all: QuizResults): QuizResults {
  const reviewed = withReview(all);
  const questionId = reviewed.questions[QUESTION]?._id;
  const results = reviewed.results.map((student, at) => ({
    ...student,
    evaluationResults: student.evaluationResults.map((result) =>
      at === 1 && result.questionId === questionId ? { ...result, score: 3 } : result,
    ),
  }));
  return { ...reviewed, results };
}

const NEARLY = ['A ∪ B is what both have', 'A ∩ B is what both have', 'A B is what both have'];

/** Three nearly identical answers, each in a separate row. */
function withNearly(all: QuizResults): QuizResults {
  const { questions, results, ...rest } = withClass(all);
  const questionId = questions[QUESTION]?._id ?? '';
  const found = { matched: [], missing: [], guards: [], priority: 1, near: 'both have' };
  return {
    ...{ ...rest, questions },
    results: results.map((student, at) => {
      const group = NEARLY[at];
      if (group === undefined) return student;
      return {
        ...student,
        answers: { ...student.answers, [questionId]: group },
        evaluationResults: student.evaluationResults.map((result) =>
          result.questionId === questionId
            ? {
                ...result,
                ...{ score: 2, needsReview: true, source: 'built-in', findings: { ...found, group } },
              }
            : result,
        ),
      };
    }),
  };
}

/** The marking bench: a whole class, nearly identical answers, more marks than buttons, different marks within a group. */
export const benchScreens: readonly Screen[] = [
  review('bench-class', withClass, (page) =>
    page.getByText('Machines took the work on the farms').first().waitFor(),
  ),
  review('bench-nearly', withNearly, (page) => page.locator('mark').first().waitFor()),
  review('bench-many-marks', withTenMarks, (page) => page.getByRole('spinbutton').first().waitFor()),
  review('bench-mixed', withMixed, (page) =>
    page.getByText('Marks differ here: 2 to 3.').or(page.getByText('2 to 3 given')).first().waitFor(),
  ),
];
