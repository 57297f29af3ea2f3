import { sentencesOf } from '../../shared/languages/sentences';

export const texts = sentencesOf('ui');
