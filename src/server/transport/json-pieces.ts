import { LazyList } from '../../shared/lazy-list';

/** A list that is longer is written in pieces of so many items. */
const ITEMS_A_PIECE = 25;

/**
 * The JSON of a value, in pieces where it holds a long list: that of the object itself, or of the `result.data` that tRPC
 * puts around it. Joined they are JSON of the same value; the list comes last in its object.
 */
export function* jsonPieces(value: unknown): Generator<readonly [string]> {
  const wrapped = isObject(value) && isObject(value.result) ? value.result.data : undefined;
  const whole = wrapped ?? value;
  const name = isObject(whole) ? longestListIn(whole) : undefined;
  if (!isObject(whole) || name === undefined) {
    yield [JSON.stringify(value) ?? ''];
    return;
  }
  const { [name]: list, ...rest } = whole;
  const head = JSON.stringify(rest).slice(0, -1);
  const [before, after] = wrapped === undefined ? ['', ''] : ['{"result":{"data":', '}}'];
  yield [`${before}${head}${head === '{' ? '' : ','}${JSON.stringify(name)}:[`];
  let start = '';
  for (const items of batchesOf(list as Iterable<unknown>)) {
    yield [start + JSON.stringify(items).slice(1, -1)];
    start = ',';
  }
  yield [`]}${after}`];
}

function* batchesOf(list: Iterable<unknown>): Generator<readonly unknown[]> {
  let items: unknown[] = [];
  for (const item of list) {
    items.push(item);
    if (items.length < ITEMS_A_PIECE) continue;
    yield items;
    items = [];
  }
  if (items.length > 0) yield items;
}

/** A list that is made as it is written, or else the longest that takes more than one piece. */
function longestListIn(value: Readonly<Record<string, unknown>>): string | undefined {
  let longest: string | undefined;
  let length = ITEMS_A_PIECE;
  for (const [name, part] of Object.entries(value)) {
    if (part instanceof LazyList) return name;
    if (!Array.isArray(part) || part.length <= length) continue;
    longest = name;
    length = part.length;
  }
  return longest;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
