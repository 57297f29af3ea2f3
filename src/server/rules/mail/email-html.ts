import { escapeHtml } from '../../../shared/escape-html';
import type { EmailButton } from './email';

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
 * The HTML of an email: one column that fits a phone, no image and nothing from elsewhere. Text and ground are left to the
 * mail program, so that a dark one stays dark.
 */
export function emailHtml({ subject, siteName, paragraphs, button }: Parts): string {
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
