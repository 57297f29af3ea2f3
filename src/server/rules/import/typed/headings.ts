import { asksForTruth, isStrict, truthPairIn } from '../words/truth-words';

/** The information in a section heading about the questions below it. */
export interface SectionHint {
  readonly isTrueFalse: boolean;
  /** Whether they need long answers. */
  readonly isLong: boolean;
  /** The marks of each question. */
  readonly marks: number | null;
}

export const NO_HINT: SectionHint = { isTrueFalse: false, isLong: false, marks: null };

const SECTION =
  /^(?:section|part|unit|chapter|paper|module|quiz|worksheet|test|set|round)\s(?:[a-z]|[ivx]{1,4}|\d{1,2}|one|two|three|four)\s?(?:$|[:.(-])/i;
const LABELLED = /^(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)]\s/i;
const ASKED =
  /^(?:(?:choose|select|circle|tick|pick|mark|underline)\s(?:the|one|all|only)\s.{0,40}(?:answer|option|alternative|one|box|letter)|fill\s(?:in|up)\s|(?:state|say|write|tick|mark|indicate|decide|answer)\s.{0,30}true.{0,10}false|true\s?(?:or|\/|and)\s?false\s?(?:$|[:.(-]|questions?|statements?)|match\s(?:the\s)?(?:following|columns?|items?|words?)|answer\s(?:the\s(?:following|questions)|all\s|any\s|in\s)|multiple[\s-]choice|(?:very\s)?short[\s-]answers?|long[\s-]answers?|essay|one[\s-]word|objective\s(?:type|questions)|attempt\s(?:all|any)|read\sthe\s(?:passage|text|following)|each\squestion\s|all\squestions|do\snot\s|show\s(?:all\s)?(?:your\s)?work|use\s(?:of\s)?(?:a\s)?(?:black|blue|calculator)|put\sa\s(?:tick|cross))/i;
const HEAD =
  /^(?:instructions?|notes?|directions?|general instructions|time allowed|time|duration|(?:maximum|max\.?|total|full) marks?|marks|date|name|student(?:'s)? name|class|grade|roll no|school|subject|teacher|year|term|paper)\b\s?\.?\s?[:.\-_]/i;
/** "二、判断题" */
const CHINESE =
  /^(?:[一二三四五六七八九十]{1,3}\.\s?)?(?:单项?选择?|多项?选择?|不定项选择|选择|判断|是非|填空|简答|问答|匹配|连线|论述)题\s?(?:$|[:.(])/;
const CHAT =
  /^(?:here (?:are|is)|sure[!,.]|certainly|of course|let me know|good luck|would you like|feel free|end of)\b/i;

/** Whether a folded line is worded as a heading. */
export function isHeadingLine(line: string): boolean {
  if (line.length > 160 || line.endsWith('?')) return false;
  const words = line.replace(LABELLED, '');
  return (
    SECTION.test(line) ||
    CHINESE.test(line) ||
    CHAT.test(line) ||
    (ASKED.test(words) && !/_{3}/.test(line)) ||
    isTruthHeading(words)
  );
}

/** "Verdadero o falso:", "Vrai / Faux (2 points)". */
function isTruthHeading(line: string): boolean {
  const pair = truthPairIn(line.replace(/\s?\(.{0,40}\)$/, '').replace(/[\s.:]+$/, ''));
  return pair !== undefined && isStrict(pair);
}

/** Whether a line may be part of a quiz's head, before the first question. */
export const isHeadLine = (line: string): boolean => isHeadingLine(line) || HEAD.test(line);

const EACH =
  /(\d{1,2})\s?(?:marks?|points?)\s(?:each|per\squestion)|(?:carr(?:y|ies)|worth|of)\s(\d{1,2})\s?(?:marks?|points?)(?!\s?(?:in\s)?total)|\d{1,2}\s?[x×*]\s?(\d{1,2})\s?=\s?\d{1,3}/i;

/** The information in a heading about the questions below it. */
export function sectionHint(line: string): SectionHint {
  const start = line.slice(0, 200);
  const marks = EACH.exec(start);
  const number = Number(marks?.slice(1).find((each) => each !== undefined) ?? Number.NaN);
  return {
    isTrueFalse: /\btrue\b.{0,12}\bfalse\b|[判是][断非]题/i.test(start) || asksForTruth(start),
    isLong: /\blong[\s-]answers?|\bessays?\b|\bextended\b|\bin detail\b/i.test(start),
    marks: Number.isNaN(number) ? null : number,
  };
}
