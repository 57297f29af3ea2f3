import { biologySample } from './sample-biology';
import { icebreakerSample } from './sample-icebreaker';
import { mathsSample } from './sample-maths';
import type { SampleQuiz } from './sample-quiz';

/** The quizzes that an empty dashboard offers as a start, in this order; a title may be taken by the time one is created. */
export const sampleQuizzes: readonly SampleQuiz[] = [biologySample, mathsSample, icebreakerSample];
