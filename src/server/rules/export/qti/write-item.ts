import type { Question } from '../../../../shared/question/schema';
import { isAnsweredBy } from '../../../../shared/question-types/traits';
import { outcomeDeclarations, RESPONSE } from '../../formats/qti/declarations';
import * as scoring from '../../formats/qti/scoring';
import { type XhtmlSetting, xhtmlBlocks } from '../../formats/qti/xhtml';
import { xmlElement, xmlFile } from '../../formats/qti/xml-text';
import { serverModuleOf } from '../../question-types/registry';

export interface WrittenItem {
  readonly xml: string;
  readonly losses: readonly string[];
}

interface ItemPlace {
  readonly identifier: string;
  readonly title: string;
  readonly setting: XhtmlSetting;
  /** Path of the question's own picture. */
  readonly picture: string | undefined;
}

const NAMESPACES = {
  xmlns: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
};

/** A question as a QTI 2.1 item, with the elements in schema order. */
export function writeItem(question: Question, place: ItemPlace): WrittenItem {
  const { identifier, title, setting, picture } = place;
  const parts = serverModuleOf(question).qti(question, setting);
  const { explanation, maximumMarks, imageAlt } = question;
  const image =
    picture === undefined
      ? ''
      : xmlElement('p', {}, xmlElement('img', { src: picture, alt: imageAlt ?? '' }));
  const hasFeedback = parts.feedback.length > 0;
  const shown =
    explanation !== null || hasFeedback ? [scoring.feedbackShown(hasFeedback ? RESPONSE : undefined)] : [];
  const processing = [...parts.processing, ...shown];
  const feedback = [...(explanation === null ? [] : [['GENERAL', explanation] as const]), ...parts.feedback];
  const xml = xmlElement(
    'assessmentItem',
    // The label distinguishes a cloze with one gap from a short answer.
    {
      ...{ ...NAMESPACES, identifier, title, label: isAnsweredBy(question, 'gaps') ? 'cloze' : undefined },
      ...{ adaptive: 'false', timeDependent: 'false' },
    },
    `${[
      ...parts.declarations,
      ...outcomeDeclarations(maximumMarks),
      xmlElement('itemBody', {}, image + parts.body),
      ...(processing.length > 0 ? [xmlElement('responseProcessing', {}, processing)] : []),
      ...feedback.map(([name, text]) =>
        xmlElement(
          'modalFeedback',
          { outcomeIdentifier: 'FEEDBACK', identifier: name, showHide: 'show' },
          xhtmlBlocks(text, setting),
        ),
      ),
    ]
      .map((element) => `\n${element}`)
      .join('')}\n`,
  );
  return { xml: xmlFile(xml), losses: parts.losses };
}
