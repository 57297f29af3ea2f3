import { expect, test } from 'vitest';
import { readQuestionFile } from '../../server/adapters/files/read-question-file';
import { textsIn } from '../../server/rules/import/draft-texts';
import { renderRichText } from '../../shared/rich-text/render';
import { faultsOf } from '../rich-text/allowed-html';
import { attacks } from '../rich-text/attacks';

const inCdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inGift = (text: string) => text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\s+/g, ' ');
const inCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Files in which every text is an attack, in the form each program writes. */
const ATTACKED: Readonly<Record<string, () => string>> = {
  'moodle.xml': () =>
    `<quiz>${attacks
      .map(
        (text) => `<question type="multichoice"><name><text>x</text></name>
<questiontext format="html"><text>${inCdata(text)}</text></questiontext>
<generalfeedback format="html"><text>${inCdata(text)}</text></generalfeedback><single>true</single>
<answer fraction="100" format="html"><text>${inCdata(text)}</text><feedback format="html"><text>${inCdata(text)}</text></feedback></answer>
<answer fraction="0"><text>other</text></answer></question>`,
      )
      .join('\n')}</quiz>`,
  'qti.xml': () =>
    `<questestinterop><assessment title="x"><section>${attacks
      .map(
        (
          text,
          at,
        ) => `<item ident="i${at}" title="x"><presentation><material><mattext texttype="text/html">${inXml(text)}</mattext></material>
<response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>${inXml(text)}</mattext></material></response_label>
<response_label ident="b"><material><mattext>other</mattext></material></response_label></render_choice></response_lid></presentation>
<resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item>`,
      )
      .join('\n')}</section></assessment></questestinterop>`,
  'gift.txt': () =>
    attacks.map((text) => `::x::[html]${inGift(text)} {=${inGift(text)} ~other}`).join('\n\n'),
  'rows.csv': () =>
    [
      'Question,Option A,Option B,Answer,Explanation',
      ...attacks.map((text) => [text, text, 'other', 'A', text].map(inCell).join(',')),
    ].join('\n'),
  'typed.txt': () =>
    attacks
      .map(
        (text, at) =>
          `${at + 1}. Why ${text.replace(/\s+/g, ' ')}?\na) ${text.replace(/\s+/g, ' ')}\nb) other\nAnswer: a`,
      )
      .join('\n\n'),
  'quiz.json': () =>
    JSON.stringify({
      questions: attacks.map((text) => ({
        ...{ type: 'mcq', text, explanation: text, options: [text, 'other'], correctAnswer: text },
        feedback: { [text]: text },
      })),
    }),
};

/** Already checked texts: most occur in each file, several times. */
const looked = new Set<string>();

test.each(Object.keys(ATTACKED))('no text in %s produces an element that is not allowed', async (name) => {
  const { questions } = await readQuestionFile(new TextEncoder().encode(ATTACKED[name]?.()));
  expect(questions.length).toBeGreaterThan(attacks.length / 2);
  const inFile = new Set(questions.flatMap(({ draft }) => textsIn(draft)));
  const texts = [...inFile].filter((text) => !looked.has(text));
  const got = texts.flatMap((text) => faultsOf(renderRichText(text)).map((fault) => ({ text, fault })));
  expect(got).toEqual([]);
  for (const text of texts) looked.add(text);
});
