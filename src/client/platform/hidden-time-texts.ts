import { sentencesOf } from '../../shared/languages/sentences';

/** The texts in place of a clock hidden for a need. */
export const hiddenTimeTexts = sentencesOf('timing');
