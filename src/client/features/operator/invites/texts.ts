import type { InviteState } from '../../../../shared/account/invite';
import { INVITE_LIFETIME_DAYS } from '../../../../shared/operator/limits';

export const texts = {
  about: `A link lets one person be a teacher here whom TEACHER_EMAILS does not name. It is good once, within ${INVITE_LIFETIME_DAYS} days.`,
  everybody:
    'TEACHER_EMAILS is not set: everybody whom the sign-in lets in may be a teacher already, and needs no invite.',
  note: 'Whom it is for',
  notePlaceholder: 'Ms Smith, supply teacher',
  make: 'Make an invite',
  noteRequired: 'Please say whom the invite is for.',
  made: (note: string) => `This is the link for ${note}. It is shown only now: send it to them alone.`,
  copyLink: 'Copy the link',
  link: 'Link',
  done: 'Done',
  invites: 'Invites',
  for: 'For',
  state: 'State',
  usedBy: 'Used by',
  nobody: 'Nobody yet',
  madeAt: 'Made on',
  goodUntil: 'Good until',
  acts: 'Acts',
  none: 'No invite was made yet',
  failed: 'The invites could not be loaded.',
  revoke: 'Withdraw',
  revokeFor: (note: string) => `Withdraw the invite for ${note}`,
  revokeTitle: (note: string) => `Withdraw the invite for ${note}?`,
  revokeOpen: 'The link opens nothing any more.',
  revokeUsed: (name: string) =>
    `${name} is signed out and may not be a teacher here any more, unless TEACHER_EMAILS names them. Quizzes and results stay.`,
  revoked: (note: string) => `The invite for ${note} was withdrawn.`,
} as const;

export const stateWords: Readonly<
  Record<InviteState, { readonly word: string; readonly tone: 'neutral' | 'ok' | 'accent' }>
> = {
  open: { word: 'Not used yet', tone: 'accent' },
  used: { word: 'Used', tone: 'ok' },
  revoked: { word: 'Withdrawn', tone: 'neutral' },
  over: { word: 'Too old', tone: 'neutral' },
};
