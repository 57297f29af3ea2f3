import type { AnswersReading } from '../answers-reading';
import type { MoodleQuestion } from './moodle-question';
import type { MoodleTexts } from './moodle-texts';

export type ReadType = (question: MoodleQuestion, texts: MoodleTexts) => AnswersReading;
