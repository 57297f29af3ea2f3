/** The lines of the items in the first list under a key, from 1, in valid JSON. */
export function itemLines(json: string, key: string): number[] {
  const lines: number[] = [];
  const open: string[] = [];
  let [line, listDepth, isItemDue] = [1, 0, false];
  let lastText = '';
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (sign === '\n') line += 1;
    if (/\s/.test(sign)) continue;
    if (isItemDue && sign !== ']') {
      lines.push(line);
      isItemDue = false;
    }
    if (sign === '"') {
      const end = endOfText(json, at);
      lastText = json.slice(at + 1, end);
      at = end;
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      if (sign === '[' && listDepth === 0 && isListWanted(open.length, lastText, key)) {
        listDepth = open.length;
        isItemDue = true;
      }
    } else if (sign === '}' || sign === ']') {
      if (open.length === listDepth) return lines;
      open.pop();
    } else if (sign === ',' && open.length === listDepth) isItemDue = true;
  }
  return lines;
}

/** A list may be the whole file, or the value of the key. */
const isListWanted = (depth: number, name: string, key: string): boolean =>
  depth === 1 || (depth === 2 && name === key);

function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json.charAt(at) === '\\') at += 1;
    else if (json.charAt(at) === '"') return at;
  }
  return json.length;
}
