import type { SchoolTeacher } from '../../../../shared/operator/school';

export const texts = {
  search: 'Find by name or email',
  teachers: 'Teachers',
  teacher: 'Teacher',
  mayTeach: 'May sign in',
  lastSeen: 'Last seen',
  notSeen: 'Signed out',
  quizzes: 'Quizzes',
  plan: 'Plan',
  noPlan: 'Never had one',
  until: (day: string) => `Until ${day}`,
  ended: (day: string) => `Ended ${day}`,
  since: 'Known since',
  none: 'No teacher has signed in yet',
  noneFound: 'Nobody is called so',
  failed: 'The teachers could not be loaded.',
  more: (name: string) => `More for ${name}`,
  acts: 'Acts',
  grant: 'Grant a plan…',
  grantTitle: (name: string) => `Grant ${name} a plan`,
  months: 'Months',
  monthsHint: 'Without a payment. A plan that runs gets longer.',
  grantAct: 'Grant',
  granted: (name: string, day: string) => `${name} has a plan until ${day}.`,
  endPlan: 'End the plan…',
  endPlanTitle: (name: string) => `End the plan of ${name}?`,
  endPlanBody: 'It ends now. Published quizzes go on; publishing another one needs a plan again.',
  endPlanAct: 'End the plan',
  planEnded: (name: string) => `The plan of ${name} has ended.`,
  signOut: 'Sign out everywhere…',
  signOutTitle: (name: string) => `Sign ${name} out everywhere?`,
  signOutBody: 'On every device. Whoever may teach can sign in again.',
  signOutAct: 'Sign out',
  signedOut: (name: string, count: number) =>
    count === 1 ? `${name} was signed out on 1 device.` : `${name} was signed out on ${count} devices.`,
} as const;

/** Why a teacher may sign in, and how safe that is. */
export const admittedWords: Readonly<
  Record<SchoolTeacher['admittedBy'], { readonly word: string; readonly tone: 'neutral' | 'ok' | 'warn' }>
> = {
  anybody: { word: 'Everybody may', tone: 'neutral' },
  list: { word: 'By the list', tone: 'ok' },
  invite: { word: 'By an invite', tone: 'ok' },
  nothing: { word: 'No longer', tone: 'warn' },
};
