import { sentencesOf } from '../../shared/languages/sentences';

export const questionTexts = sentencesOf('questionTypes');
