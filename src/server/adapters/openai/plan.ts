import type { TextMark } from '../../rules/marking/text/mark-text-answers';
import type { Item } from './batch';

const BATCH_MAXIMUM = 20;
/** Guards about the content only, which do not endanger the request's other answers. */
const ABOUT_THE_CONTENT = new Set(['negation', 'signs', 'nearly-same', 'shuffled']);

/**
 * The answers that need no opinion: decided by a rule alone (empty, "don't know", equal to the model answer), or equal in words
 * to a teacher-marked one.
 */
export function plainIds(
  marks: readonly TextMark[],
  teacherMarks: readonly { readonly id: string }[],
): ReadonlySet<string> {
  const marked = new Set(teacherMarks.map(({ id }) => id));
  const known = new Set(marks.flatMap(({ id, group }) => (marked.has(id) ? [group] : [])));
  const isPlain = ({ confidence, guards, group }: TextMark) =>
    known.has(group) || (confidence === 1 && guards.length === 0);
  return new Set(marks.filter(isPlain).map(({ id }) => id));
}

/**
 * The remaining requests for a question: neither trivial nor stored, in even batches of at most 20, the exam in the first; an
 * answer that may address its reader gets its own request.
 */
export function planBatches(seen: {
  exam: readonly Item[];
  answers: readonly Item[];
  /** The built-in marks in the order of the answers. */
  marks: readonly TextMark[];
  plain: ReadonlySet<string>;
  storedGrades: ReadonlyMap<string, unknown>;
}): readonly (readonly Item[])[] {
  const open = new Map<string, { item: Item; mark: TextMark }>();
  let isNeeded = false;
  for (const [index, mark] of seen.marks.entries()) {
    const item = seen.answers[index];
    if (!item || seen.plain.has(mark.id)) continue;
    isNeeded = true;
    if (!seen.storedGrades.has(item.key)) open.set(item.key, { item, mark });
  }
  // Without anything to mark there is no exam.
  if (!isNeeded) return [];
  const [apart, together] = [[] as Item[], [] as Item[]];
  for (const { item, mark } of open.values()) {
    (mark.guards.every((guard) => ABOUT_THE_CONTENT.has(guard)) ? together : apart).push(item);
  }
  const exam = seen.exam.filter(({ key }) => !seen.storedGrades.has(key) && !open.has(key));
  const [first = [], ...others] = evenly(together);
  const opening = [...exam, ...first];
  return [...(opening.length > 0 ? [opening] : []), ...others, ...apart.map((item) => [item])];
}

function evenly(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH_MAXIMUM);
  const size = Math.ceil(items.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
