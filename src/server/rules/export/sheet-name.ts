import { SHEET_NAME_CUT } from '../../../shared/constants';

const FORBIDDEN = /[\\/?*[\]:\p{Cc}]/gu;
const RESERVED_BY_EXCEL = 'history';

/**
 * The sheet name of a quiz (spec §7: without \ / ? [ ], cut to 31 characters, fallback 'Quiz_{id}'). Also excludes what
 * Excel rejects: ':', apostrophes at either end, "History". Unique among `taken`, which holds lower-case names.
 */
export function sheetName(quiz: { title: string; quizId: string }, taken: ReadonlySet<string>): string {
  const wanted = nameFrom(quiz.title) ?? nameFrom(`Quiz_${quiz.quizId}`) ?? 'Quiz';
  let name = wanted;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    const suffix = ` (${number})`;
    name = trimmed(cutTo(wanted, SHEET_NAME_CUT - suffix.length)) + suffix;
  }
  return name;
}

function nameFrom(text: string): string | null {
  const name = trimmed(cutTo(trimmed(text.toWellFormed().replace(FORBIDDEN, '')), SHEET_NAME_CUT));
  return name === '' || name.toLowerCase() === RESERVED_BY_EXCEL ? null : name;
}

const trimmed = (text: string) => text.replace(/^[\s']+|[\s']+$/gu, '');

// Excel counts UTF-16 units and rejects half of a surrogate pair.
const cutTo = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
