import { blankQuestion } from '../../../../shared/question/draft';
import { answerSentences } from '../answer-sentences';
import { type AnswersReading, readingOf } from '../answers-reading';
import { asQuoted, listedAnswers } from './gift-answers';
import type { GiftSource } from './gift-reading';
import { giftSentences } from './sentences';

const ALL = 100;

/** A short answer: the answers with the highest weight are accepted. */
export function readShort({ inside, texts }: GiftSource): AnswersReading {
  const answers = listedAnswers(inside).map(({ text, weight = ALL, feedback }) => ({
    ...{ text: texts.plain(text), quoted: asQuoted(text), weight },
    feedback: texts.rich(feedback),
  }));
  const best = Math.max(0, ...answers.map(({ weight }) => weight));
  const [right, others] = [
    answers.filter(({ weight }) => weight > 0 && weight === best),
    answers.filter(({ weight }) => weight > 0 && weight !== best),
  ];
  const accepted = right.map(({ text }) => text).filter((text) => text !== '*');
  return readingOf(
    {
      ...blankQuestion('short'),
      correctAnswer: accepted.map((text) => text.replace(/\s*\n\s*/g, ' ')).join('\n'),
    },
    {
      problems: accepted.length < right.length ? [giftSentences.anyAnswer] : [],
      notes: [
        ...(best > 0 && best < ALL ? [giftSentences.bestPartly(best)] : []),
        ...others.map(({ quoted, weight }) => giftSentences.answerPartly(quoted, weight)),
        ...accepted.filter((text) => text.includes('*')).map(answerSentences.star),
      ],
      feedback: answers.flatMap(({ text, feedback }) => feedbackLine(text, feedback)),
    },
  );
}

export const feedbackLine = (answer: string, feedback: string): string[] => {
  if (feedback === '') return [];
  const isElse = answer === '*' || answer === '';
  return [isElse ? answerSentences.feedbackElse(feedback) : answerSentences.feedbackOn(answer, feedback)];
};

/** An essay; its feedback becomes the explanation. */
export const readEssay = (): AnswersReading => readingOf(blankQuestion('long'));
