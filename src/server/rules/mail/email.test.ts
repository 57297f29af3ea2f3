import { expect, test } from 'vitest';
import { closedEmail, releasedEmail, submittedEmail } from './attempt-emails';
import { emailOf, timeText } from './email';
import { isTooOld, MAIL_TOO_OLD_MS, nextTryAt, serverPauseMs, withoutAddresses } from './retry';

const siteDetails = {
  siteName: 'Quiz <1>',
  publicUrl: 'https://quiz.school.example',
  timeZone: 'Asia/Kolkata',
};
const submission = {
  to: 'sam@school.example',
  title: 'Cells',
  submittedAt: Date.UTC(2025, 5, 5, 12, 3),
  submittedBy: 'student' as const,
  receipt: 'VKU5-LUXL',
  answeredCount: 8,
  questionCount: 10,
  siteDetails,
};
const anEmail = (change: object = {}) =>
  emailOf({
    to: 'sam@school.example',
    subject: 'Hello',
    paragraphs: ['Hello'],
    siteName: 'Quiz',
    ...change,
  });

test('a confirmation contains the quiz, the time, the number of answers and the receipt', () => {
  const { subject, text } = submittedEmail(submission);
  expect(subject).toBe('Quiz submitted: Cells');
  expect(text).toContain('Your answers to "Cells" were submitted.');
  expect(text).toContain('Answers: 8 of 10\nReceipt: VKU5-LUXL\n');
  expect(text).toContain('Your quizzes: https://quiz.school.example/student\n');
  expect(text).toMatch(/^Time: Thursday.* 5 June 2025 at 17:33 (IST|GMT\+5:30)$/m);
});

test('a confirmation explains why the answers were submitted automatically', () => {
  const { text: byTime } = submittedEmail({ ...submission, submittedBy: 'time' });
  expect(byTime).toContain('The time for "Cells" is over. Your answers were submitted.');
  const byTabs = { ...submission, submittedBy: 'tab-changes' } as const;
  for (const { text } of [submittedEmail(byTabs), closedEmail(byTabs)]) {
    expect(text).toContain('"Cells" was submitted automatically because of tab changes');
  }
});

test('an email about a closed submission says so, and one about a release leads to the scores', () => {
  expect(closedEmail(submission).text).toContain('The time for "Cells" is over.');
  const released = releasedEmail({ to: submission.to, title: 'Cells', siteDetails });
  expect(released.subject).toBe('Scores released: Cells');
  expect(released.html).toContain('href="https://quiz.school.example/student"');
});

test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0'])(
  'the line break %j cannot add a header',
  (lineBreak) => {
    const { subject } = submittedEmail({ ...submission, title: `Cells${lineBreak}Bcc: eve@evil.example` });
    expect(subject).toBe('Quiz submitted: Cells Bcc: eve@evil.example');
  },
);

test('text that looks like a tag stays text', () => {
  const { html, text } = anEmail({
    subject: '<script>',
    paragraphs: ['<img src=x onerror="alert(1)">\n&amp;'],
    button: { label: '<b>', url: 'https://quiz.school.example/?a=1&b="2"' },
    siteName: '</p><i>',
  });
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>\n&amp;amp;');
  expect(html).toContain('href="https://quiz.school.example/?a=1&amp;b=&quot;2&quot;"');
  expect(text).toContain('<img src=x onerror="alert(1)">\n&amp;');
});

test('an email loads nothing external and leaves light and dark to its reader', () => {
  const { html } = submittedEmail(submission);
  expect(html).not.toMatch(/<(img|link|iframe|table)\b|url\(/);
  expect(html).toContain('content="light dark"');
  expect(html).toContain('<html lang="en">');
  expect(html.replace(/<a [^>]*>/g, '')).not.toMatch(/(?<!-)color:#|background/);
});

test('characters that reverse the direction of text are removed', () => {
  expect(anEmail({ subject: 'Cells \u202Egpj.exe' }).subject).toBe('Cells gpj.exe');
});

test('a time names its zone', () => {
  expect(timeText(Date.UTC(2025, 0, 5, 12, 3), 'UTC')).toMatch(/^Sunday,? 5 January 2025 at 12:03 UTC$/);
});

test('a mail is tried seven times, and an untried one is too old after three days', () => {
  const tries = [1, 2, 3, 4, 5, 6, 7].map((count) => nextTryAt({ tries: count, now: 0 }));
  expect(tries).toEqual([60_000, 300_000, 900_000, 3_600_000, 14_400_000, 43_200_000, null]);
  const old = { createdAt: 0, lastError: null };
  expect([isTooOld(old, MAIL_TOO_OLD_MS), isTooOld(old, MAIL_TOO_OLD_MS + 1)]).toEqual([false, true]);
  expect(isTooOld({ ...old, lastError: '451' }, MAIL_TOO_OLD_MS + 1)).toBe(false);
  expect([1, 5, 50].map(serverPauseMs)).toEqual([30_000, 600_000, 600_000]);
});

test('a reason in the log has no address', () => {
  expect(withoutAddresses('550 <sam@school.example>: "eve+x@b.example" unknown (a@b.example)')).toBe(
    '550 <…>: "…" unknown (…)',
  );
});
