import type { KEPT_KINDS } from '../../../shared/classes/as-read';
import { foldedWords } from '../../../shared/folded-words';
import {
  ADDRESS,
  ALIAS,
  COUNT,
  EMAIL,
  FIRST,
  LAST,
  MIDDLE,
  NAME,
  NUMBER,
  OTHER,
  OTHERS,
} from './heading-words';

/**
 * `count` only numbers the lines; `alias` is a nickname beside the full name; an `address` is postal or email, as its
 * cells tell; `others` is about a person other than the student; `other` is not kept in class lists.
 */
export type ColumnKind = (typeof KEPT_KINDS)[number] | 'count' | 'alias' | 'address' | 'others' | 'other';

/** A heading for comparison, without brackets and signs. */
const folded = (heading: string): string => whole(heading.replace(/[([].*?[)\]]/g, ' '));
const whole = (heading: string): string => foldedWords(heading).join(' ');

const listed = (names: string): string[] => names.split(';').map(whole);
const named = (kind: ColumnKind, names: string) => listed(names).map((name) => [name, kind] as const);

const KINDS = new Map<string, ColumnKind>([
  ...named('other', OTHER),
  ...named('address', ADDRESS),
  ...named('alias', ALIAS),
  ...named('count', COUNT),
  ...named('number', NUMBER),
  ...named('email', EMAIL),
  ...named('name', NAME),
  ...named('first', FIRST),
  ...named('last', LAST),
  ...named('middle', MIDDLE),
]);

const MAIL = /\b(?:e ?mails?|e ?mail ?adresse?|courriel|correo|e ?post[ae]?)\b/;
/** Headings with many variants; the first match wins. */
const PATTERNS: readonly (readonly [RegExp, ColumnKind])[] = [
  [MAIL, 'email'],
  [/\b(?:school|class|course|user)s?\b.*\bname\b/, 'other'],
  [/\b(?:first|given|fore)\b.*\bnames?\b/, 'first'],
  [/\bmiddle\b.*\bnames?\b/, 'middle'],
  [/\b(?:last|sur|family)\b.*\bnames?\b/, 'last'],
  [/\b(?:student|pupil|learner|full)\b.*\bnames?\b/, 'name'],
  [
    /\b(?:roll|student|pupil|admission|register|registration|enrol\w*|candidate)\b.*\b(?:no|nr|number|id|code)\b/,
    'number',
  ],
];
const EMAIL_IN_WORD =
  /почт|пошт|имейл|имэйл|ईमेल|ইমেইল|이메일|메일|メール|邮箱|郵箱|郵件|邮件|电邮|อีเมล|אימייל|مَيل|ელფოსტ|ኢሜይል/i;
/** A home address may as well be a parent's. */
const OF_HOME =
  /\b(?:home|household|famil\p{L}*|gezin\p{L}*|thuis|casa|hogar|maison|foyer|rodzin\p{L}*|hem|hjem|koti)\b|famili|семе|родин|домашн|家庭|가정|الأسرة|العائلة|परिवार/u;
const HEADING_WORDS_MAXIMUM = 6;
const HEADING_MAXIMUM = 200;

/** The kind of column under a heading; undefined if the heading is unknown. */
export function kindOf(heading: string): ColumnKind | undefined {
  if (heading.length > HEADING_MAXIMUM) return undefined;
  if (/^[#№]$/.test(heading)) return 'count';
  const all = whole(heading);
  if (KINDS.get(all) === 'middle') return 'middle';
  if (isOfOthers(all)) return 'others';
  const name = folded(heading);
  const known = KINDS.get(name) ?? KINDS.get(all);
  if (OF_HOME.test(all) && isOfMail(heading, all)) return 'others';
  if (known || name.split(' ').length > HEADING_WORDS_MAXIMUM) return known;
  if (EMAIL_IN_WORD.test(heading)) return 'email';
  return (
    KINDS.get(ofStudent(name)) ??
    PATTERNS.find(([pattern]) => pattern.test(name))?.[1] ??
    joinedKindOf(heading)
  );
}

const isOfMail = (heading: string, all: string): boolean => EMAIL_IN_WORD.test(heading) || MAIL.test(all);

const OTHER_PEOPLE = listed(OTHERS);
/** Shorter words begin too many others. */
const beginsWords = (word: string): boolean =>
  word.length > (/[a-z]/.test(word) ? 4 : /\p{Script=Hangul}/u.test(word) ? 1 : 3);

function isOfOthers(all: string): boolean {
  const text = ` ${all} `;
  if (all.split(' ').length > 2 * HEADING_WORDS_MAXIMUM) return false;
  return OTHER_PEOPLE.some((word) => text.includes(beginsWords(word) ? ` ${word}` : ` ${word} `));
}

/** "mother: eva@home.example": another person's address. */
export const isContactOfOthers = (text: string): boolean =>
  text.includes('@') && kindOf(text.replace(/\S*@\S*/g, ' ').trim()) === 'others';

const STUDENT =
  /^(?:students?|pupils?|learners?|schuler\w*|kind\w*|eleves?|etudiant\w*|alumn[oa]s?|estudiantes?|alun[oa]s?|estudantes?|alunn\w+|student\w*|leerling\w*|elev\w*|ogrenci\w*|uczni\w*|zak\w*|tanulo\w*|учени\w*|ученика|учня|учащегося|студента)$/u;
const JOINING = /^(?:of|the|s|des|der|de|del|della|dell|do|da|du|l|la|le|van|el|a|az)$/;

/** "Vorname des Schülers" becomes "Vorname"; '' if no student is mentioned. */
function ofStudent(name: string): string {
  const all = name.split(' ');
  const rest = all.filter((word) => !STUDENT.test(word));
  return rest.length === all.length ? '' : rest.filter((word) => !JOINING.test(word)).join(' ');
}

/** "Nachname, Vorname", "Name, Vorname" above a single column. */
function joinedKindOf(heading: string): ColumnKind | undefined {
  const parts = heading
    .split(/[,/&+]| (?:und|and|et|y|e|i|och|en|og|ja|ir|un|și|a|és|и|та|і|và|dan|na) /)
    .map((part) => KINDS.get(folded(part)));
  const [one = 'other', other = 'other'] = parts;
  const areOfName = ['first', 'last', 'name'].includes(one) && ['first', 'last', 'name'].includes(other);
  return parts.length === 2 && areOfName && one !== other ? 'name' : undefined;
}
