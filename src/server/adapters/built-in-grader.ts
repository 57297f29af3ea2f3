import type { TextAnswersToMark, TextMark } from '../../shared/marking/text/mark-text-answers';
import { explainMark } from '../../shared/marking/text/rationale';
import type { TextGrader } from '../ports/text-grader';
import { markTexts } from '../worker/mark-texts';

/** Exams whose marks are remembered: a class comes in several helpings, and each asks for the same one. */
const REMEMBERED_EXAMS = 500;
const examMarks = new Map<string, TextMark[]>();

/** Marks text answers by the rules in shared/marking/text: no key, no network. The exam is marked apart from the class. */
export const builtInGrader: TextGrader = {
  source: 'built-in',
  async grade({ question, modelAnswer, maximumMarks, answers, teacherMarks, exam = [] }) {
    const asked = { question, modelAnswer, maximumMarks };
    const marks = await markTexts({ ...asked, answers, teacherMarks });
    const examined = exam.length > 0 ? await markExam({ ...asked, answers: exam, teacherMarks: [] }) : [];
    return [...examined, ...marks].map((mark) => ({
      id: mark.id,
      marks: mark.marks,
      confidence: mark.confidence,
      needsReview: mark.state === 'needs-review',
      rationale: explainMark(mark),
    }));
  },
};

async function markExam(task: TextAnswersToMark): Promise<TextMark[]> {
  const key = JSON.stringify(task);
  const known = examMarks.get(key);
  if (known) return known;
  const marks = await markTexts(task);
  const [oldest] = examMarks.keys();
  if (oldest !== undefined && examMarks.size >= REMEMBERED_EXAMS) examMarks.delete(oldest);
  examMarks.set(key, marks);
  return marks;
}
