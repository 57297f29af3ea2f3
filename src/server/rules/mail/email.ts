import { escapeHtml } from '../../../shared/escape-html';
import { dateForm } from '../../../shared/languages/date-form';

/** A mail in plain text and HTML. */
export interface Email {
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Identifies the cause of a mail that must be sent only once. */
  readonly onceKey?: string;
}

/** The school's details for its mails. */
export interface SiteDetails {
  readonly siteName: string;
  /** The address of the pages, without a final slash. */
  readonly publicUrl: string;
  /** An IANA name, for the times in mails. */
  readonly timeZone: string;
}

interface EmailButton {
  readonly label: string;
  /** An http(s) address. */
  readonly url: string;
}

export interface EmailContent {
  readonly to: string;
  readonly subject: string;
  /** Plain text; may contain line breaks. */
  readonly paragraphs: readonly string[];
  readonly button?: EmailButton;
  readonly onceKey?: string;
  readonly siteName: string;
}

/**
 * Builds a mail in plain text and HTML. Safe for any content: the subject is one line, so that it cannot add a header, and HTML is
 * escaped.
 */
export function emailOf({ to, onceKey, ...content }: EmailContent): Email {
  const subject = oneLine(content.subject);
  const parts = {
    subject,
    siteName: oneLine(content.siteName),
    paragraphs: content.paragraphs.map(severalLines),
    button: content.button ?? null,
  };
  const { paragraphs, button, siteName } = parts;
  const link = button ? [`${button.label}: ${button.url}`] : [];
  const text = `${[...paragraphs, ...link, `-- \n${siteName}`].join('\n\n')}\n`;
  return { to, subject, text, html: emailHtml(parts), ...(onceKey === undefined ? {} : { onceKey }) };
}

/** Control characters, line separators and direction marks. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/;

/** A text on one line without invisible characters; line breaks become spaces. */
export const oneLine = (text: string): string =>
  text.toWellFormed().replace(INVISIBLE, ' ').replace(/ {2,}/g, ' ').trim();

/** A text with its line breaks, each line as by `oneLine`. */
const severalLines = (text: string): string => text.split(LINE_BREAK).map(oneLine).join('\n').trim();

interface Parts {
  readonly subject: string;
  readonly siteName: string;
  readonly paragraphs: readonly string[];
  readonly button: EmailButton | null;
}

const BODY =
  'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif';
const COLUMN = 'max-width:36em;margin:0 auto';
/** White on this blue is 6.7:1, and the blue stands out on a white and on a black page. */
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4fd8;color:#ffffff;font-weight:600;text-decoration:none';
const FOOT = 'margin-top:32px;padding-top:12px;border-top:1px solid #8a8f98;font-size:14px';

/**
 * The HTML of a mail: one column that fits a phone, without images or external content. Colours are left to the mail program, for
 * its dark mode.
 */
function emailHtml({ subject, siteName, paragraphs, button }: Parts): string {
  const body = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`);
  const link = button
    ? [`<p><a href="${escapeHtml(button.url)}" style="${BUTTON}">${escapeHtml(button.label)}</a></p>`]
    : [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; }</style>
</head>
<body style="${BODY}">
<div style="${COLUMN}">
${[...body, ...link].join('\n')}
<p style="${FOOT}">${escapeHtml(siteName)}</p>
</div>
</body>
</html>
`;
}

const form = dateForm({
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
});

/** A time with its zone, for mails: 'Thursday, 5 June 2025 at 14:03 CEST'. */
export const timeText = (ms: number, timeZone: string): string => form.text(ms, timeZone);
