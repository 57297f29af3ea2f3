import { sentencesOf } from '../../../shared/languages/sentences';

export const startTexts = sentencesOf('startCard');
