import type { Answer } from '../../../shared/answer/answer';
import { markObjective } from '../../../shared/marking/mark-objective';
import { toAskedQuestion } from '../../../shared/question/asked-question';
import type { Question } from '../../../shared/question/schema';
import { objectiveMarkingOf } from '../../../shared/question-types/marking';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { isObjective } from '../../../shared/question-types/traits';
import type { EvaluatedAnswer } from '../../../shared/results/schema';
import { formattedOf, textsAsked } from '../../rich-text/formatted-texts';

/** An answer to a question as the student saw it, with the correct answer and explanations unless withheld. */
export function toAnswered(seen: {
  question: Question;
  asked: Question;
  answer: Answer | null | undefined;
  /** The question with each accepted key; null if every answer counts. */
  keys: readonly Question[] | null;
  isKeyWithheld: boolean;
}): Omit<EvaluatedAnswer, 'isCorrect' | 'score'> {
  const { question, asked, answer, isKeyWithheld } = seen;
  const told = isKeyWithheld ? undefined : toldOf(seen);
  return {
    type: question.type,
    questionText: asked.text,
    ...formattedOf(asked.format, [
      ...textsAsked(toAskedQuestion(asked)),
      told?.explanation,
      ...Object.values(told?.feedback ?? {}),
    ]),
    studentAnswer: answer ?? null,
    correctAnswer: isKeyWithheld ? null : question.correctAnswer,
    correctAnswerText: isKeyWithheld ? null : questionTypeOf(question).keyText(question),
    remark: told?.remark,
    partsRight: told?.partsRight,
    maximumMarks: question.maximumMarks,
    imageUrl: asked.imageUrl ?? undefined,
    imageAlt: asked.imageAlt ?? undefined,
    options: questionTypeOf(asked).shownOptions?.(asked),
    feedback: told?.feedback,
    explanation: told?.explanation,
  };
}

/** The key and explanations, for a student who may see correct answers. */
function toldOf({
  question,
  answer,
  keys,
}: Pick<Parameters<typeof toAnswered>[0], 'question' | 'answer' | 'keys'>) {
  const markedBy = bestKey(keys ?? [], answer);
  return {
    remark: markedBy && remarkOn(markedBy, answer),
    partsRight: markedBy && partsRightIn(markedBy, answer),
    feedback: feedbackOn(question, answer),
    explanation: question.explanation || undefined,
  };
}

/** The key under which an answer scores best, as in marking. */
function bestKey(keys: readonly Question[], answer: Answer | null | undefined): Question | undefined {
  const worthBy = (key: Question) => (isObjective(key) ? markObjective(key, answer ?? undefined).score : 0);
  return keys.toSorted((one, other) => worthBy(other) - worthBy(one))[0];
}

function remarkOn(question: Question, answer: Answer | null | undefined): string | undefined {
  if (answer === null || answer === undefined || !isObjective(question)) return undefined;
  return objectiveMarkingOf(question).remark?.(question, answer);
}

function partsRightIn(question: Question, answer: Answer | null | undefined): boolean[] | undefined {
  if (answer === null || answer === undefined || !isObjective(question)) return undefined;
  return objectiveMarkingOf(question).partsRight?.(question, answer);
}

/** The feedback on the chosen options; absent if the teacher wrote none. */
function feedbackOn(question: Question, answer: Answer | null | undefined) {
  if (answer === null || answer === undefined || !isObjective(question)) return undefined;
  const feedback = objectiveMarkingOf(question).feedback?.(question, answer) ?? {};
  return Object.keys(feedback).length > 0 ? feedback : undefined;
}
