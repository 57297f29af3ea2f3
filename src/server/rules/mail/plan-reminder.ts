import { type Email, emailOf, type SiteDetails, timeText } from './email';

interface EndingPlan {
  readonly to: string;
  readonly name: string;
  readonly teacherId: string;
  /** Epoch milliseconds. */
  readonly activeUntilMs: number;
}

/** Reminds a teacher that the plan ends soon; once for each end, so that a renewed plan is reminded of again. */
export function planReminderEmail(plan: EndingPlan, { siteName, publicUrl, timeZone }: SiteDetails): Email {
  const end = timeText(plan.activeUntilMs, timeZone);
  return emailOf({
    to: plan.to,
    siteName,
    subject: 'Your Premium Plan ends soon',
    paragraphs: [
      `Hello ${plan.name},`,
      `Your Premium Plan runs until ${end}. It does not renew by itself.`,
      'After that you can do everything except publish new quizzes: published quizzes stay open, students finish what they have started, and you can still evaluate, release scores and download your data.',
      'Buying another month now adds it to the end of this one; no day is lost.',
    ],
    button: { label: 'Buy another month', url: `${publicUrl}/plans` },
    onceKey: `plan-reminder:${plan.teacherId}:${plan.activeUntilMs}`,
  });
}
