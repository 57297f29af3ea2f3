/** How a formula is put: in words for a name that is spoken, or in characters for a list that shows nothing else. */
export type Manner = 'aria-label' | 'alttext';

/** The words of a part of a page, as its formulas and pictures are named; it loses both. */
export function wordsIn(part: DocumentFragment, manner: Manner): string {
  for (const each of part.querySelectorAll('math, img')) {
    each.replaceWith(
      each.getAttribute(manner) ?? each.getAttribute('aria-label') ?? each.getAttribute('alt') ?? '',
    );
  }
  return part.textContent.replace(/\s+/g, ' ').trim();
}

/** The same of a text that the renderer has made. */
export function wordsOf(html: string, manner: Manner): string {
  const template = document.createElement('template');
  template.innerHTML = html.replace(/<br>|>(?=<)/g, '$& ');
  return wordsIn(template.content, manner);
}
