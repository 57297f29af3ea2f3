import { expect, test } from 'vitest';
import { renderRichText } from '../../../../shared/rich-text/render';
import { richFromHtml } from './rich-from-html';

const PICTURE = 'imported-picture-000001';
const read = (html: string) =>
  richFromHtml(html, (address) => (address === 'here.png' ? PICTURE : undefined));

test.each([
  ['Just words, 2*3*4 and $5', 'Just words, 2*3*4 and $5'],
  ['two\n  lines', 'two\n  lines'],
  ['5 &lt; 7 &amp;&amp; 7 > 5', '5 < 7 && 7 > 5'],
  ['List<String> and #include <stdio.h>', 'List<String> and #include <stdio.h>'],
  ['if a<b then', 'if a<b then'],
  ['Is *this* so?', 'Is \\*this\\* so?'],
  ['Solve \\(x^2 &lt; 3\\) and $$y$$', 'Solve $x^2 < 3$ and $$y$$'],
])('%j without elements becomes %j', (html, text) => {
  expect(read(html)).toEqual({ text, notes: [] });
});

test.each([
  ['<p>a\n   b</p>\n\n<p>c<br/>d</p>', 'a b\n\nc\nd'],
  ['<div><p>a</p><p>&nbsp;</p><p><br></p></div>', 'a'],
  ['<p>a <b>bold </b>and <em>slanted</em></p>', 'a **bold** and *slanted*'],
  ['<p><span style="font-weight: bold">b</span></p>', '**b**'],
  ['<p>a<b>b</b>c, x<i>y</i>z</p>', 'a**b**c, xyz'],
  ['<h3>Title</h3>Text', '**Title**\n\nText'],
  ['<p>x<sup>2</sup> + H<sub>2</sub>O</p>', '$x^2$ + $\\mathrm{H_2O}$'],
  ['<p>10<sup>-3</sup>, so <sup>14</sup>C</p>', `$10^{-3}$, so ${'$'}{}^{14}C$`],
  ['<p>Use <code>a*b</code></p>', 'Use `a*b`'],
  ['<pre>if x:\n    y\n</pre>', '```\nif x:\n    y\n```'],
  [
    '<p><a href="https://a.org">Site</a> <a href="https://b.org">https://b.org</a></p>',
    '[Site](https://a.org) https://b.org',
  ],
  ['<p>Open<a href="https://a.org"> the map </a>now</p>', 'Open [the map](https://a.org) now'],
  ['<p><b>Open <a href="https://a.org">it\n</a></b>now</p>', '**Open [it](https://a.org)** now'],
  ['<p>At <a href="https://a.org">https://a.org </a>today</p>', 'At https://a.org today'],
  ['<p><a href="https://a.org">the <i>map </i></a>now</p>', 'the *map* (https://a.org) now'],
  ['<p>Call<code> run </code>first</p>', 'Call `run` first'],
  ['<p>Put<span> one </span>and<u></u><font color="red"> two </font>here</p>', 'Put one and two here'],
  ['<p>Say<q>no </q>twice, x<sup>2 </sup>and y<sub>1</sub> too</p>', 'Say“no ”twice, $x^2$ and $y_1$ too'],
  ['<p>&nbsp;Rome</p>', 'Rome'],
  ['<p>10&nbsp;km, far.&nbsp; Go</p>', '10\u00a0km, far.  Go'],
  ['<p>if x:<br>&nbsp; &nbsp; y</p><p>&nbsp;&nbsp;z</p>', 'if x:\n    y\n\n  z'],
  ['<ul><li>&nbsp;a</li><li>&nbsp;&nbsp;b</li></ul>', '- a\n- b'],
  ['<p>See <img src="here.png" alt="a [small] cat"></p>', `See ![a small cat](${PICTURE})`],
  ['<p>Fill _____ in *here*</p>', 'Fill _____ in \\*here\\*'],
  ['<p>- no list</p><p>- none</p>', '\\- no list\n\n\\- none'],
  ['<style>p {}</style><script>x()</script><!-- c --><p>a</p>', 'a'],
  ['<p>x<o:p></o:p></p>', 'x'],
])('%j becomes %j', (html, text) => {
  expect(read(html)).toEqual({ text, notes: [] });
});

test.each([
  ['<ul><li>a</li><li>b<ul><li>c</li><li>d</li></ul></li></ul>', '- a\n- b\n  - c\n  - d'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['<ol type="a"><li>x</li><li>y</li></ol>', 'a. x\nb. y'],
  ['<ol type="I"><li>x</li><li>y</li></ol>', 'I. x\nII. y'],
  ['<ul><li>only</li></ul>', '• only'],
  ['<ul><li>a</li><li>b</li></ul><ul><li>c</li><li>d</li></ul>', '- a\n- b\n\n* c\n* d'],
  ['<ol><li><p>a</p><pre>x\n  y</pre></li><li>b</li></ol>', '1. a\n\n   ```\n   x\n     y\n   ```\n2. b'],
  [
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td><td>\\(|x|\\)</td></tr></table>',
    '| a | b |\n| --- | --- |\n| 1\\|2 | $|x|$ |',
  ],
  [
    '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '| a | b |\n| --- | --- |\n|  | c |',
  ],
  ['<table><tr><td>only<ul><li>a</li><li>b</li></ul></td></tr></table>', 'only\n\n- a\n- b'],
])('%j has the layout %j', (html, text) => {
  expect(read(html)).toEqual({ text, notes: [] });
});

test.each([
  ['<p>\\( x_1 \\)</p>', '$x_1$'],
  ['<p>\\[ \\frac{1}{2} \\]</p>', '$$\\frac{1}{2}$$'],
  ['<p>a \\(x\\)2</p>', 'a $x$ 2'],
  ['<img class="equation_image" src="/x" alt="LaTeX: a^2" data-equation-content="a^2">', '$a^2$'],
  ['<img src="https://latex.codecogs.com/gif.latex?a%5E2">', '$a^2$'],
  ['<script type="math/tex; mode=display">a^2</script>', '$$a^2$$'],
  ['<math><mi>a</mi><annotation encoding="application/x-tex">a^2</annotation></math>', '$a^2$'],
  [
    '<span class="katex"><math><mi>a</mi><annotation encoding="application/x-tex">a</annotation></math><span class="katex-html">a</span></span>',
    '$a$',
  ],
])('the formula %j becomes %j', (html, text) => {
  expect(read(html)).toEqual({ text, notes: [] });
});

test.each([
  ['<p>a <img src="gone.png" alt="cat"></p>', 'a', 'gone.png (cat)'],
  ['<video src="film.mp4"></video>', '', 'film.mp4'],
  ['<p>The <u>old</u> man</p>', 'The *old* man', 'Underlined words'],
  ['<p><a href="@@PLUGINFILE@@/x.pdf">sheet</a></p>', 'sheet', '“sheet”'],
  ['<svg><path/></svg>', '', 'drawing'],
])('losses of %j are reported', (html, text, note) => {
  const reading = read(html);
  expect(reading.text).toBe(text);
  expect(reading.notes).toEqual([expect.stringContaining(note)]);
});

test.each([
  ['<mfrac><mi>a</mi><msqrt><mn>2</mn></msqrt></mfrac>', '\\frac{a}{\\sqrt{2}}'],
  ['<msup><mi>x</mi><mn>2</mn></msup><mo>≤</mo><mi>sin</mi><mi>α</mi>', '{x}^{2}\\le \\sin α'],
  ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', '\\left( a,b \\right)'],
  ['<mover><mi>v</mi><mo>→</mo></mover>', '\\vec{v}'],
  ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '\\sum _{i}^{n}'],
])('%j in MathML only is written as TeX', (mathml, tex) => {
  expect(read(`<math>${mathml}</math>`)).toEqual({ text: `$${tex}$`, notes: [] });
  const wiris = `<math>${mathml}</math>`.replaceAll('<', '«').replaceAll('>', '»');
  expect(read(`<img src="x.png" data-mathml="${wiris}">`)).toEqual({ text: `$${tex}$`, notes: [] });
});

test('MathML that cannot be written as TeX keeps its characters', () => {
  const { text, notes } = read('<math><mmultiscripts><mi>C</mi><mn>6</mn></mmultiscripts></math>');
  expect(text).toBe('C6');
  expect(notes).toHaveLength(1);
});

test('the page’s own signs are escaped', () => {
  const html = '<p>&lt;script&gt;alert(1)&lt;/script&gt; **not bold** `x` [a](https://b.org)</p>';
  expect(renderRichText(read(html).text)).toBe(
    '&lt;script&gt;alert(1)&lt;/script&gt; **not bold** `x` [a](https://b.org)',
  );
});
