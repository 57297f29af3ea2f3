import temml from 'temml';
import { escapeHtml } from '../escape-html';
import { writeMathml } from './mathml';
import { richTextMessages as messages } from './messages';
import { plainFormula } from './spoken/plain-formula';
import { spokenFormula } from './spoken/spoken-formula';

const MAXIMUM_LENGTH = 1000;
const MAXIMUM_HTML = 200_000;
const MAXIMUM_EXPANSIONS = 1000;
/** Recursive macro definitions could expand without limit. */
const DEFINITION = /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?new|providecommand|DeclareMathOperator)/;
const CHEMISTRY = /\\(?:ce|pu)(?![a-zA-Z])/;

interface Formula {
  readonly tex: string;
  readonly display: boolean;
}

type Read = { readonly html: string } | { readonly issue: string };

/**
 * The formula as MathML, labelled with its spoken form and, if possible, plain characters; undefined if incomplete or
 * invalid. Never throws.
 */
export function renderFormula({ tex, display }: Formula): string | undefined {
  const read = readFormula({ tex, display });
  return 'html' in read ? read.html : undefined;
}

/** Why a formula cannot be shown; undefined if it can. */
export function formulaIssue(tex: string): string | undefined {
  const read = readFormula({ tex, display: true });
  return 'issue' in read ? read.issue : undefined;
}

function readFormula({ tex, display }: Formula): Read {
  if (tex.length > MAXIMUM_LENGTH) return { issue: messages.formulaTooLong };
  if (DEFINITION.test(tex)) return { issue: messages.formulaDefinesCommands };
  try {
    const html = mathOf({ tex, display });
    return html.length > MAXIMUM_HTML ? { issue: messages.formulaTooLong } : { html };
  } catch (error) {
    return { issue: issueOf(error) };
  }
}

function mathOf({ tex, display }: Formula): string {
  const tree: unknown = temml.__renderToMathMLTree(tex, {
    displayMode: display,
    throwOnError: true,
    trust: false,
    maxExpand: MAXIMUM_EXPANSIONS,
    maxSize: [20, 200],
  });
  const spoken = spokenFormula(tree, { isChemistry: CHEMISTRY.test(tex) });
  const plain = plainFormula(tree);
  const inLine = plain === undefined ? '' : ` alttext="${escapeHtml(plain)}"`;
  const place = display ? ' display="block"' : '';
  return `<math${place} role="math" aria-label="${escapeHtml(spoken)}"${inLine}>${writeMathml(tree)}</math>`;
}

/** Translates temml's developer messages, whose wording may change between versions. */
function issueOf(error: unknown): string {
  const said = error instanceof Error ? error.message : '';
  const command = /(?:Unsupported function name|Undefined control sequence): (\\[a-zA-Z]+|\\.)/.exec(
    said,
  )?.[1];
  if (command !== undefined) return messages.unknownCommand(command);
  const untrusted = /Function "(\\[a-zA-Z]+)" is not trusted/.exec(said)?.[1];
  if (untrusted !== undefined) return messages.unknownCommand(untrusted);
  return /end of input|Expected '[})]'|EOF/i.test(said)
    ? messages.formulaNotClosed
    : messages.formulaUnreadable;
}

export const formulaSource = (source: string): string =>
  `<span class="formula-source">${escapeHtml(source)}</span>`;
