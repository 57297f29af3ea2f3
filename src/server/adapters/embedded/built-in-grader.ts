import { explainMark } from '../../../shared/marking/rationale';
import type { TextGrade, TextGrader, TextGradingRequest, TextToGrade } from '../../ports/text-grader';
import { asEvidence, suggestedMarks, suggestMark } from '../../rules/marking/suggest-mark';
import type { TextAnswersToMark, TextMark } from '../../rules/marking/text/mark-text-answers';
import { type MarkedText, whatMoved } from '../../rules/marking/what-moved';
import { markTexts } from '../../worker/mark-texts';

/** Cached exams: a class comes in several batches, each with the same exam. */
const REMEMBERED_EXAMS = 500;
const examMarks = new Map<string, TextMark[]>();

/**
 * Marks text answers by the rules in shared/marking/text, without a key or network. An AI opinion counts as evidence beside the
 * words and the teacher's marks. The exam is marked apart from the class.
 */
export const builtInGrader: TextGrader = {
  source: 'built-in',
  async grade(request) {
    const { question, modelAnswer, maximumMarks, exam = [] } = request;
    const grades = await gradeClass(request);
    if (exam.length === 0) return grades;
    const task = { question, modelAnswer, maximumMarks, answers: exam, teacherMarks: [] };
    return [...(await markExam(task)).map(examGrade), ...grades];
  },
};

async function gradeClass(request: TextGradingRequest): Promise<TextGrade[]> {
  const { answers, teacherMarks } = request;
  const { taught, untaught } = await markBothWays(request);
  const expected = answers.map(({ opinion }, at) => {
    const mark = untaught[at];
    return mark ? suggestedMarks(mark, opinion) : 0;
  });
  const marked = markedTexts({ answers, teacherMarks }, taught, expected);
  const known = new Set(marked.map(({ group }) => group));
  const markBehind = whatMoved(marked);
  return answers.flatMap(({ id, text, opinion }, at) => {
    const mark = taught[at];
    if (!mark) return [];
    const { findings, ...suggestion } = suggestMark({ mark, opinion, isKnown: known.has(mark.group) });
    const from = expected[at] ?? 0;
    const by = markBehind({ text, group: mark.group, from, to: suggestion.marks });
    return {
      ...{ id, ...suggestion, findings: { ...findings, ...(opinion && { opinion }) } },
      movedBy: by && { id: by.id, marks: by.marks, from },
    };
  });
}

/** Marks a class with all evidence, and again without its teacher's marks. */
async function markBothWays({ teacherMarks, ...request }: TextGradingRequest) {
  const { question, modelAnswer, maximumMarks, earlierMarks, opinionsElsewhere } = request;
  const task = {
    ...{ question, modelAnswer, maximumMarks, earlierMarks, opinionsElsewhere },
    answers: request.answers.map(({ id, text }) => ({ id, text })),
    opinions: request.answers.flatMap(({ id, opinion }) => {
      const evidence = asEvidence(opinion);
      return evidence ? [{ id, ...evidence }] : [];
    }),
  };
  const taught = await markTexts({ ...task, teacherMarks });
  return {
    taught,
    untaught: teacherMarks.length > 0 ? await markTexts({ ...task, teacherMarks: [] }) : taught,
  };
}

/** The teacher-marked answers, in the order of the marks. */
function markedTexts(
  { answers, teacherMarks }: Pick<TextGradingRequest, 'answers' | 'teacherMarks'>,
  taught: readonly TextMark[],
  expected: readonly number[],
): MarkedText[] {
  const indices = new Map(answers.map(({ id }, index) => [id, index]));
  return teacherMarks.flatMap(({ id, marks }) => {
    const index = indices.get(id) ?? -1;
    const [answer, mark] = [answers[index], taught[index]];
    if (!answer || !mark) return [];
    return [{ id, text: answer.text, group: mark.group, marks, expected: expected[index] ?? 0 }];
  });
}

const examGrade = (mark: TextMark): TextGrade => ({
  id: mark.id,
  marks: mark.marks,
  confidence: mark.confidence,
  needsReview: mark.state === 'needs-review',
  rationale: explainMark(mark),
});

async function markExam(task: TextAnswersToMark & { answers: readonly TextToGrade[] }): Promise<TextMark[]> {
  const key = JSON.stringify(task);
  const known = examMarks.get(key);
  if (known) return known;
  const marks = await markTexts(task);
  const [oldest] = examMarks.keys();
  if (oldest !== undefined && examMarks.size >= REMEMBERED_EXAMS) examMarks.delete(oldest);
  examMarks.set(key, marks);
  return marks;
}
