import { Bold, Code, Image, Italic, List, Sigma } from 'lucide-react';
import { coded, type Edit, listed, type Selected, starred } from './edits';
import { richFieldTexts as texts } from './rich-field-texts';

export const FORMAT_ACTS = [
  { act: 'bold', label: texts.bold, Icon: Bold },
  { act: 'italic', label: texts.italic, Icon: Italic },
  { act: 'list', label: texts.list, Icon: List },
  { act: 'code', label: texts.code, Icon: Code },
  { act: 'formula', label: texts.formula, Icon: Sigma },
  { act: 'picture', label: texts.picture, Icon: Image },
] as const;

export type FormatAct = (typeof FORMAT_ACTS)[number]['act'];

interface Keys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The action of a key in a field; Cmd and M minimises a window. */
export function actOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Keys): FormatAct | undefined {
  if (altKey || shiftKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'b') return 'bold';
  if (letter === 'i') return 'italic';
  return letter === 'm' && ctrlKey ? 'formula' : undefined;
}

/** Actions that only edit; formulas and pictures need more. */
export const EDITS: Partial<Record<FormatAct, (selected: Selected) => Edit>> = {
  bold: (selected) => starred(selected, '**'),
  italic: (selected) => starred(selected, '*'),
  list: listed,
  code: coded,
};
