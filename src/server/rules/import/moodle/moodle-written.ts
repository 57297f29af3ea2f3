import { blankQuestion } from '../../../../shared/question/draft';
import { answerSentences } from '../answer-sentences';
import { readingOf } from '../answers-reading';
import { numberIn } from '../file-numbers';
import { giftSentences } from '../gift/sentences';
import { wordsOfRich } from '../qti/words';
import type { MoodleQuestion } from './moodle-question';
import type { ReadType } from './moodle-reading';
import type { MoodleTexts } from './moodle-texts';
import { moodleSentences } from './sentences';

const ALL = 100;

interface Accepted {
  readonly text: string;
  readonly fraction: number;
  readonly tolerance: string;
}

/** The answers with the highest fraction, and the others. */
function ranked({ answers }: MoodleQuestion) {
  const all = answers.map(
    ({ text, fraction, tolerance }): Accepted => ({ text: text.source.trim(), fraction, tolerance }),
  );
  const best = Math.max(0, ...all.map(({ fraction }) => fraction));
  const right = all.filter(({ fraction }) => fraction > 0 && fraction === best);
  const partly = all.filter(({ fraction }) => fraction > 0 && fraction < best);
  return { right, partly, bestNotes: best > 0 && best < ALL - 0.01 ? [giftSentences.bestPartly(best)] : [] };
}

/** A short answer: the answers with the highest fraction are accepted. */
export const readShort: ReadType = (question, texts) => {
  const { right, partly, bestNotes } = ranked(question);
  const accepted = right.filter(({ text }) => text !== '*').map(({ text }) => text.replace(/\s*\n\s*/g, ' '));
  const isWild = (text: string) => /(?<!\\)\*/.test(text);
  return readingOf(
    {
      ...blankQuestion('short'),
      correctAnswer: accepted.map((text) => text.replaceAll('\\*', '*')).join('\n'),
    },
    {
      problems: accepted.length < right.length ? [giftSentences.anyAnswer] : [],
      notes: [
        ...bestNotes,
        ...partly.map(({ text, fraction }) => giftSentences.answerPartly(`${text}`, fraction)),
        ...accepted.filter(isWild).map(answerSentences.star),
        ...(question.isCaseSensitive ? [answerSentences.caseSensitive] : []),
      ],
      feedback: answerFeedback(question, texts),
    },
  );
};

/** The feedback on single answers, as lines of the explanation. */
function answerFeedback({ answers }: MoodleQuestion, texts: MoodleTexts): string[] {
  return answers.flatMap(({ text, feedback }) => {
    const said = texts.rich(feedback);
    const answer = text.source.trim();
    if (said === '') return [];
    return [
      answer === '*' || answer === ''
        ? answerSentences.feedbackElse(said)
        : answerSentences.feedbackOn(answer, said),
    ];
  });
}

/** A number: the first answer with all marks. Further answers with all marks need a look. */
export const readNumber: ReadType = (question, texts) => {
  const { right: best, partly, bestNotes } = ranked(question);
  const right = best.filter(({ text }) => text !== '*');
  const [key] = right;
  const tolerance = numberIn(key?.tolerance ?? '') ?? 0;
  const unit = question.units.find(({ multiplier }) => multiplier === 1) ?? question.units[0];
  const others = question.units.filter((each) => each !== unit);
  const values = new Set(right.map(({ text }) => numberIn(text) ?? text));
  return readingOf(
    {
      ...blankQuestion('number'),
      // Our penalty is half of the marks or all.
      partialCredit: !question.asksUnit || question.unitPenalty < 1,
      correctAnswer: {
        value: key ? (numberIn(key.text) ?? key.text) : null,
        tolerance: tolerance === 0 ? null : tolerance,
        unit: question.asksUnit ? (unit?.name ?? '') : '',
      },
    },
    {
      problems: [
        ...(values.size > 1 ? [giftSentences.numbersSeveral(right.map(({ text }) => text))] : []),
        ...(right.length < best.length ? [giftSentences.anyAnswer] : []),
      ],
      notes: [
        ...bestNotes,
        ...partly.map(({ text, fraction }) => giftSentences.numberPartly(text, fraction)),
        ...(question.asksUnit && ![0.5, 1].includes(question.unitPenalty)
          ? [moodleSentences.unitPenalty(Math.round(question.unitPenalty * 100))]
          : []),
        ...(unit && !question.asksUnit ? [moodleSentences.unitOptional(unit.name)] : []),
        ...others.map(({ name, multiplier }) => moodleSentences.unitFactor(name, multiplier)),
      ],
      feedback: answerFeedback(question, texts),
    },
  );
};

/** An essay; its grader information becomes the model answer, as in our own files. */
export const readEssay: ReadType = ({ graderInfo, template }, texts) => {
  const begun = texts.rich(template);
  const isOwn = graderInfo.format === 'plain';
  const model = isOwn ? graderInfo.source.trimEnd() : wordsOfRich(texts.rich(graderInfo));
  return readingOf(
    { ...blankQuestion('long'), correctAnswer: model.trim() === '' ? '' : model },
    {
      notes: [
        ...(isOwn || model === '' ? [] : [moodleSentences.graderInfo]),
        ...(begun === '' ? [] : [moodleSentences.template(begun)]),
      ],
    },
  );
};
