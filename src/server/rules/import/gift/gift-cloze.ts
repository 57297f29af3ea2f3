import { blankQuestion } from '../../../../shared/question/draft';
import { isSingleChoice } from '../../../../shared/question-types/choice/module';
import type { GapDraft } from '../../../../shared/question-types/cloze/draft';
import { listOf } from '../../../../shared/question-types/listed-draft';
import { isAnsweredBy, isText } from '../../../../shared/question-types/traits';
import { answerSentences } from '../answer-sentences';
import { type AnswersReading, readingOf } from '../answers-reading';
import { giftSentences } from './sentences';

interface Gap {
  readonly gap: GapDraft;
  readonly accepted: readonly string[];
}

/** Turns several answers in one text into its gaps; undefined if one of them cannot be a gap. */
export function readCloze(readings: readonly AnswersReading[]): AnswersReading {
  const gaps = readings.map(gapOf);
  const known = gaps.flatMap((gap) => gap ?? []);
  const told = {
    notes: readings.flatMap(({ notes }) => notes),
    feedback: readings.flatMap(({ draft, feedback }) => [...feedback, ...optionFeedback(draft)]),
  };
  const problems = readings.flatMap((reading) => reading.problems);
  if (known.length < gaps.length)
    return readingOf(blankQuestion('long'), { ...told, problems: [...problems, giftSentences.mixed] });
  const draft = {
    ...blankQuestion('cloze'),
    gaps: known.map(({ gap }) => gap),
    correctAnswer: known.map(({ accepted }) => accepted),
  };
  return readingOf(draft, { ...told, problems });
}

function gapOf({ draft }: AnswersReading): Gap | undefined {
  const gap = (kind: GapDraft['kind'], options: readonly string[] = []): GapDraft => ({
    kind,
    options,
    marks: null,
  });
  if (isSingleChoice(draft))
    return { gap: gap('select', draft.options), accepted: listOf(draft.correctAnswer).map(String) };
  if (!isAnsweredBy(draft, 'line')) return undefined;
  if (isText(draft)) return { gap: gap('text'), accepted: String(draft.correctAnswer).split('\n') };
  const { value, tolerance } = draft.correctAnswer;
  return { gap: gap('number'), accepted: [`${value ?? ''}${tolerance === null ? '' : ` ± ${tolerance}`}`] };
}

const optionFeedback = (draft: AnswersReading['draft']): string[] =>
  isSingleChoice(draft)
    ? Object.entries(draft.feedback).map(([option, text]) => answerSentences.feedbackOn(option, text))
    : [];
