import { gapRuns } from '../../../../shared/question-types/cloze/gap-runs';
import { RESPONSE } from './declarations';
import { type XhtmlSetting, xhtmlBlocks } from './xhtml';
import { xmlElement } from './xml-text';

/** Placeholders for a gap while its text is written. */
const [BEGIN, END] = ['\uE0F0', '\uE0F1'];

export function withGaps(
  text: string,
  { gaps, setting }: { gaps: readonly string[]; setting: XhtmlSetting },
): string {
  let from = 0;
  const marked = gapRuns(text)
    .slice(0, gaps.length)
    .map(({ start, end }, at) => {
      const before = text.slice(from, start);
      from = end;
      return `${before}${BEGIN}${at}${END}`;
    });
  const written = xhtmlBlocks(marked.join('') + text.slice(from), setting);
  return written.replace(/\uE0F0(\d+)\uE0F1/g, (_, at: string) => gaps[Number(at)] ?? '');
}

export const entry = (responseIdentifier: string): string =>
  xmlElement('textEntryInteraction', { responseIdentifier });

/** Puts the field into the text's only gap, else below the text. */
export function withField(text: string, setting: XhtmlSetting): string {
  const field = entry(RESPONSE);
  if (gapRuns(text).length === 1) return withGaps(text, { gaps: [field], setting });
  return xhtmlBlocks(text, setting) + xmlElement('p', {}, field);
}
