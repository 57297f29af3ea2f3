import { sentencesOf } from '../languages/sentences';

const refusals = sentencesOf('refusals');

export const accountMessages = {
  /** Identical for every mismatch, so that class membership is not revealed. */
  pinRefused: refusals.pinRefused,
  slipEnded: refusals.slipEnded,
  tooManyWrongPinsOfSlip: refusals.tooManyWrongPinsOfSlip,
  pinEnded: refusals.pinEnded,
  tooManyWrongPins: refusals.tooManyWrongPins,
  pinsBusy: refusals.pinsBusy,
  inviteUnusable:
    'This invite cannot be used: it was used before, withdrawn, or is older than 14 days. Please ask the person who runs the site for another one.',
  tooManyInvites: 'Too many invites were refused. Please wait 10 minutes.',
  inviteNote: 'Please say in at most 100 characters whom the invite is for.',
  inviteNotFound: 'This invite is not there any more.',
} as const;
