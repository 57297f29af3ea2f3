import { emailHtml } from './email-html';
import { oneLine, severalLines } from './plain';

/** A mail as it is written by a use case: plain text and the same as HTML. */
export interface Email {
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names the act that causes the mail, where the same act must never cause a second one. */
  readonly onceKey?: string;
}

/** What every email of a school says of itself. */
export interface SiteDetails {
  readonly siteName: string;
  /** Where the pages are, without a slash at the end. */
  readonly publicUrl: string;
  /** An IANA name; times in emails are told in it, with its name beside them. */
  readonly timeZone: string;
}

/** Where an email leads to. */
export interface EmailButton {
  readonly label: string;
  /** An http(s) address. */
  readonly url: string;
}

export interface EmailContent {
  readonly to: string;
  readonly subject: string;
  /** Plain text; a line break within a paragraph stays. */
  readonly paragraphs: readonly string[];
  readonly button?: EmailButton;
  readonly onceKey?: string;
  readonly siteName: string;
}

/**
 * An email with plain text and HTML that say the same. Whatever the parts contain stays text: the subject is one line, so
 * that no header can be slipped in, and nothing of the paragraphs becomes a tag.
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
