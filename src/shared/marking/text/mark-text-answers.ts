import { roundToMarkStep } from '../marks';
import { compareWithModel } from './base-mark';
import { featuresOf, type TextFeatures } from './features';
import { guardsOf } from './guards';
import { teacherMarksByGroup, withTeacherMark } from './teacher-marks';

export interface TextAnswersToMark {
  /** The text of the question. */
  readonly question: string;
  /** Alternatives stand one a line; each is accepted. */
  readonly modelAnswer: string;
  readonly maximumMarks: number;
  readonly answers: readonly { readonly id: string; readonly text: string }[];
  readonly teacherMarks: readonly { readonly id: string; readonly marks: number }[];
}

export interface TextMark {
  id: string;
  /** From 0 to the maximum in steps of 0.5. */
  marks: number;
  /** From 0 to 1. */
  confidence: number;
  state: 'suggested' | 'needs-review';
  /** Content words of the model answer that the answer has, and those it lacks. */
  matched: string[];
  missing: string[];
  guards: string[];
  /** The same for answers that say the same in the same words. */
  group: string;
  /** The highest is the answer that the teacher should mark next; 0 for those the teacher has marked. */
  priority: number;
}

interface Context {
  readonly question: TextFeatures;
  readonly models: readonly TextFeatures[];
  readonly maximumMarks: number;
}

type Judgement = Pick<TextMark, 'marks' | 'confidence' | 'matched' | 'missing' | 'guards'>;

const SUGGESTED_FROM = 0.85;
const NO_IDEA =
  /^(i )?(really )?(do not|don't|dont) know( it| this)?$|^(idk|dunno|no idea|no clue|no response)$/;

/**
 * Suggests marks for the answers to one short or long question. Rules come first (blank, "don't know", equal to the model
 * answer), then the overlap of content words; what is unsure or guarded needs review. A teacher's mark always wins and is
 * taken over by the answers of the same group.
 */
export function markTextAnswers(task: TextAnswersToMark): TextMark[] {
  const context: Context = {
    question: featuresOf(task.question),
    models: modelLines(task.modelAnswer).map(featuresOf),
    maximumMarks: task.maximumMarks,
  };
  const judged = task.answers.map(({ id, text }) => {
    const answer = featuresOf(text);
    return { id, group: groupOf(answer), ...judge(text, answer, context) };
  });
  const sizes = new Map<string, number>();
  for (const { group } of judged) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const taught = teacherMarksByGroup(judged, task.teacherMarks);
  return judged.map((each) => {
    const known = withTeacherMark(each, taught.get(each.group), context.maximumMarks);
    const isSure = known.confidence >= SUGGESTED_FROM && known.guards.length === 0;
    const isMarked = taught.get(each.group)?.own.has(each.id) ?? false;
    const priority = isMarked ? 0 : (1.01 - known.confidence) * (sizes.get(each.group) ?? 1);
    return { ...known, state: isSure || isMarked ? 'suggested' : 'needs-review', priority };
  });
}

/** The whole model answer and, where it has several lines, each of them as an alternative. */
function modelLines(modelAnswer: string): string[] {
  const lines = modelAnswer.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 ? [...lines, modelAnswer] : [modelAnswer];
}

function groupOf(answer: TextFeatures): string {
  const content = answer.stems.length > 0 ? answer.stems.join(' ') : answer.normalised;
  return `${answer.isNegated ? 'not:' : ''}${content}`;
}

function judge(text: string, answer: TextFeatures, context: Context): Judgement {
  const { models, question, maximumMarks } = context;
  const nothing = { matched: [], missing: wordsOf(models.at(-1)), guards: [] };
  if (answer.normalised === '' ? text.trim() === '' : NO_IDEA.test(answer.normalised)) {
    return { marks: 0, confidence: 1, ...nothing };
  }
  const equal = models.find((model) => model.normalised !== '' && model.normalised === answer.normalised);
  if (equal) return { marks: maximumMarks, confidence: 1, matched: wordsOf(equal), missing: [], guards: [] };
  const compared = compareWithModel(answer, models, question);
  if (compared === null) return { marks: 0, confidence: 0, ...nothing };
  const { model, share, recall } = compared;
  return {
    marks: roundToMarkStep(share * maximumMarks, maximumMarks),
    confidence: confidenceOf(share, recall),
    matched: wordsOf(model, (stem) => answer.wordOfStem.has(stem)),
    missing: wordsOf(model, (stem) => !answer.wordOfStem.has(stem)),
    guards: guardsOf({ answerText: text, answer, model, question }),
  };
}

// Sure only near the ends: all of the content, or none of it. In between words alone do not decide.
function confidenceOf(share: number, recall: number): number {
  if (recall === 1) return 0.9;
  return share === 0 ? 0.8 : 0.5 + 0.3 * Math.abs(2 * share - 1);
}

const wordsOf = (features: TextFeatures | undefined, isWanted: (stem: string) => boolean = () => true) =>
  [...(features?.wordOfStem ?? [])].flatMap(([stem, word]) => (isWanted(stem) ? [word] : []));
