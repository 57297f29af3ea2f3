/** The form of a formula's words: spoken for names, characters for native lists. */
export type Manner = 'aria-label' | 'alttext';

/** The words of a fragment, with those of formulas and pictures, which are replaced. */
export function wordsIn(part: DocumentFragment, manner: Manner): string {
  for (const each of part.querySelectorAll('math, img')) {
    each.replaceWith(
      each.getAttribute(manner) ?? each.getAttribute('aria-label') ?? each.getAttribute('alt') ?? '',
    );
  }
  return part.textContent.replace(/\s+/g, ' ').trim();
}

/** The same for rendered HTML. */
export function wordsOf(html: string, manner: Manner): string {
  const template = document.createElement('template');
  template.innerHTML = html.replace(/<br>|>(?=<)/g, '$& ');
  return wordsIn(template.content, manner);
}
