import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { SentenceFile } from '../../shared/languages/parse-messages';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aàbƀcçdđeéfƒgĝhĥiîjĵkķlłmɱnñoôpþqɋrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLŁMṀNÑOÔPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
);

const LONGER_BY = 0.4;

/** The sentences of a made-up language: English with accents on all letters, 40 % longer, in brackets. */
export const madeUp = (english: SentenceFile): SentenceFile =>
  Object.fromEntries(
    Object.entries(english).map(([subject, sentences]) => [
      subject,
      Object.fromEntries(
        Object.entries(sentences).map(([name, sentence]) => [name, madeUpSentence(sentence)]),
      ),
    ]),
  );

function madeUpSentence(sentence: string): string {
  const elements = parse(sentence, { captureLocation: false, ignoreTag: true });
  const words = sentence.split(' ').length;
  const more = ' ññññ'.repeat(Math.ceil(words * LONGER_BY));
  return `⟦${printAST(elements.map(accented))}${more}⟧`;
}

function accented(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal)
    return { ...element, value: [...element.value].map((letter) => ACCENTED[letter] ?? letter).join('') };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([key, { value }]) => [
    key,
    { value: value.map(accented) },
  ]);
  return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
}
