import type { Answering } from '../answering-module';
import { ShortAnswer } from './ShortAnswer';

export const shortAnswering = { badge: 'Short answer', Input: ShortAnswer } satisfies Answering<'short'>;
