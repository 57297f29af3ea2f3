import { type MoodleTexts, xmlLine } from './moodle-xml-parts';

const ALL = 100;

export const numberAnswer = (value: number, tolerance: number, texts: MoodleTexts): string =>
  texts.plainAnswer({ text: String(value), fraction: ALL, more: `<tolerance>${tolerance}</tolerance>` });

export const noUnit =
  xmlLine('unitgradingtype', '0') +
  xmlLine('unitpenalty', '0.1') +
  xmlLine('showunits', '3') +
  xmlLine('unitsleft', '0');
