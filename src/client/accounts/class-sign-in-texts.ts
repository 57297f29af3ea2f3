import { sentencesOf } from '../../shared/languages/sentences';

export const classSignInTexts = sentencesOf('accounts');
