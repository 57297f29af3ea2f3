import { expect, test } from 'vitest';
import { hasMarkup } from './has-markup';
import { formattedText, renderRichText } from './render';

const UPLOAD = 'abcdefghijklmnopqrstuvwx';

test.each([
  ['2 * 3 * 4'],
  ['2*3*4 and a*b*c and (a+b)*c*(d)'],
  ['x**2 + y**2 and x**n + y**n'],
  ['a_b_c, _private, __init__'],
  ['The ___ is (_____) and (_) or (_)'],
  ['1) x'],
  ['3. Which is right?'],
  ['- 5'],
  ['2. two\n5. five'],
  ['    four spaces\n\tand a tab'],
  ['# heading\n> quote\n---\n***\n___'],
  ['a title\n---\nand\n==='],
  ['<b>bold</b> &amp; x < y && y > z'],
  ['https://example.org/a_b_c*d* and me@example.org'],
  ['[text](other) [a]: b [x][y]'],
  ['$5 and $10, or US$5/US$6'],
  ['It costs $5'],
  ['~~struck~~ ~~~\n'],
  ['don`t and can`t'],
  ['Price* and tax*'],
  ['C:\\new\\table \\d+\\.\\d+'],
  ['Rock & Roll "quoted" \'single\''],
])('%j looks the same, rich or plain', (text) => {
  expect(formattedText(text)).toBeUndefined();
});

test.each([
  ['**bold** and *italic* and _italic_', '<strong>bold</strong> and <em>italic</em> and <em>italic</em>'],
  ['***both***', '<em><strong>both</strong></em>'],
  ['**a *b***', '<strong>a <em>b</em></strong>'],
  ['***a* b**', '<strong><em>a</em> b</strong>'],
  ['un**happi**ness', 'un<strong>happi</strong>ness'],
  ['这是**重要**的', '这是<strong>重要</strong>的'],
  ['\\*not italic\\* costs \\$5', '*not italic* costs $5'],
  ['`a < b` and ``a`b``', '<code>a &lt; b</code> and <code>a`b</code>'],
  ['**one**\ntwo', '<strong>one</strong><br>two'],
  ['[Site](https://a.org/b_(c)) `x`', 'Site (https://a.org/b_(c)) <code>x</code>'],
  ['[https://a.org](https://a.org) `x`', 'https://a.org <code>x</code>'],
  [`![A cat](${UPLOAD})`, `<img src="/uploads/${UPLOAD}.webp" alt="A cat" loading="lazy">`],
  ['`![A cat](short)`', '<code>![A cat](short)</code>'],
  ['`$x$`', '<code>$x$</code>'],
])('%j is a single paragraph without a block element', (text, html) => {
  expect(renderRichText(text)).toBe(html);
  expect(hasMarkup(text)).toBe(true);
});

test.each([
  ['a\n\n**b**', '<p dir="auto">a</p><p dir="auto"><strong>b</strong></p>'],
  ['- a\n- b', '<ul dir="auto"><li>a</li><li>b</li></ul>'],
  ['* a\n  - b\n  - c\n* d', '<ul dir="auto"><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>'],
  ['3. a\n4. b', '<ol dir="auto" start="3"><li>a</li><li>b</li></ol>'],
  ['1. a\n2. b\n5. c', '<ol dir="auto"><li>a</li><li>b</li><li value="5">c</li></ol>'],
  ['1) a\n2) b', '<ol dir="auto" class="parentheses"><li>a</li><li>b</li></ol>'],
  ['- [ ] a\n- [x] b', '<ul dir="auto"><li>[ ] a</li><li>[x] b</li></ul>'],
  ['Which?\n- a\n- b', '<p dir="auto">Which?</p><ul dir="auto"><li>a</li><li>b</li></ul>'],
  [
    '```python\nif x:\n    y = "*a*"\n```',
    '<pre dir="auto"><code>if x:\n    y = "*a*"</code></pre>'.replaceAll('"*a*"', '&quot;*a*&quot;'),
  ],
  [
    '| a | b |\n|---|--:|\n| `c` | |',
    '<table dir="auto"><thead><tr><th scope="col">a</th><th scope="col" class="align-right">b</th></tr></thead>' +
      '<tbody><tr><td><code>c</code></td><td class="align-right"></td></tr></tbody></table>',
  ],
  [
    '| a | b |\n|---|---|\n| $|x|$ | $5 |\n| $6 | d |',
    '<table dir="auto"><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr>' +
      '<td><math role="math" aria-label="the absolute value of x" alttext="|x|"><mrow><mi>|</mi><mi>x</mi><mi>|</mi></mrow></math></td>' +
      '<td>$5</td></tr><tr><td>$6</td><td>d</td></tr></tbody></table>',
  ],
])('%j is rendered in blocks', (text, html) => {
  expect(renderRichText(text)).toBe(html);
  expect(hasMarkup(text)).toBe(true);
});
