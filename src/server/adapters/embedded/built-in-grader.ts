import { suggestMark, untaughtMarks } from '../../../shared/marking/suggest-mark';
import type { TextAnswersToMark, TextMark } from '../../../shared/marking/text/mark-text-answers';
import { explainMark } from '../../../shared/marking/text/rationale';
import { type MarkedText, whatMoved } from '../../../shared/marking/what-moved';
import type { TextGrade, TextGrader, TextGradingRequest, TextToGrade } from '../../ports/text-grader';
import { markTexts } from '../../worker/mark-texts';

/** Exams whose marks are remembered: a class comes in several batches, and each asks for the same one. */
const REMEMBERED_EXAMS = 500;
const examMarks = new Map<string, TextMark[]>();

/**
 * Marks text answers by the rules in shared/marking/text: no key, no network. Where an AI server has said something of an
 * answer, the teacher's marks move that. The exam is marked apart from the class.
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

/** The marks of a class: with the teacher's marks on it, without those, and with what an AI server said as the base mark. */
interface Marked {
  readonly rules: readonly TextMark[];
  readonly untaught: readonly TextMark[];
  readonly moved: readonly TextMark[];
}

async function gradeClass(request: TextGradingRequest): Promise<TextGrade[]> {
  const { answers, teacherMarks, maximumMarks } = request;
  const marks = await markAllWays(request);
  const expected = answers.map(({ opinion }, at) => {
    const untaught = marks.untaught[at];
    return untaught ? untaughtMarks(untaught, opinion) : 0;
  });
  const marked = markedTexts(request, marks.rules, expected);
  const known = new Set(marked.map(({ group }) => group));
  const markBehind = whatMoved(marked);
  return answers.flatMap(({ id, text, opinion }, at) => {
    const [rules, untaught, moved] = [marks.rules[at], marks.untaught[at], marks.moved[at]];
    if (!rules || !untaught || !moved) return [];
    const isKnown = known.has(rules.group);
    const facts = {
      rules,
      untaught,
      moved,
      opinion,
      isKnown,
      isTaught: teacherMarks.length > 0,
      maximumMarks,
    };
    const { findings, ...suggestion } = suggestMark(facts);
    const from = expected[at] ?? 0;
    const by = markBehind({ text, group: rules.group, from, to: suggestion.marks });
    return {
      ...{ id, ...suggestion, findings: { ...findings, ...(opinion && { opinion }) } },
      movedBy: by && { id: by.id, marks: by.marks, from },
    };
  });
}

async function markAllWays(request: TextGradingRequest): Promise<Marked> {
  const { question, modelAnswer, maximumMarks, teacherMarks, earlierMarks } = request;
  const asked = { question, modelAnswer, maximumMarks, earlierMarks };
  const answers = request.answers.map(({ id, text }) => ({ id, text }));
  const opinions = request.answers.flatMap(({ id, opinion }) => {
    if (!opinion) return [];
    const { marks, confidence } = opinion;
    return [{ id, marks, confidence }];
  });
  const rules = await markTexts({ ...asked, answers, teacherMarks });
  const isTaught = teacherMarks.length > 0;
  return {
    rules,
    untaught: isTaught ? await markTexts({ ...asked, answers, teacherMarks: [] }) : rules,
    moved: opinions.length > 0 ? await markTexts({ ...asked, answers, opinions, teacherMarks }) : rules,
  };
}

/** The answers that the teacher has marked, in the order of the marks. */
function markedTexts(
  { answers, teacherMarks }: TextGradingRequest,
  rules: readonly TextMark[],
  expected: readonly number[],
): MarkedText[] {
  const indices = new Map(answers.map(({ id }, index) => [id, index]));
  return teacherMarks.flatMap(({ id, marks }) => {
    const index = indices.get(id) ?? -1;
    const [answer, mark] = [answers[index], rules[index]];
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
