import { biologySample } from './sample-biology';
import { icebreakerSample } from './sample-icebreaker';
import { mathsSample } from './sample-maths';
import type { SampleQuiz } from './sample-quiz';

/** The samples on an empty dashboard, in order; a title may be in use by the time one is created. */
export const sampleQuizzes: readonly SampleQuiz[] = [biologySample, mathsSample, icebreakerSample];
