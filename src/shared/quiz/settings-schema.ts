import * as z from 'zod';
import { fieldInvalid } from '../messages';
import { QUIZ_LANGUAGES } from './languages';
import { type QuizSwitch, quizSwitches } from './settings';

// Separate from the question schemas, which pages with settings only do not need.

const flag = (field: QuizSwitch) => z.boolean(fieldInvalid(field));

export const quizSwitchesSchema = z.object({
  allowNavigation: flag('allowNavigation'),
  shuffleQuestions: flag('shuffleQuestions'),
  shuffleOptions: flag('shuffleOptions'),
  allowTabChange: flag('allowTabChange'),
  useQuestionTimer: flag('useQuestionTimer'),
  sendOneByOne: flag('sendOneByOne'),
  blindMarking: flag('blindMarking'),
} satisfies Record<QuizSwitch, z.ZodBoolean>);

/** The language of a quiz's texts; null if unknown, as in what older versions stored. */
export const quizLanguageSchema = z.enum(QUIZ_LANGUAGES, fieldInvalid('lang')).nullable();

/** A quiz's settings; times are seconds. */
export const quizSettingsSchema = z.object({
  title: z.string(),
  description: z.string(),
  totalTimeSeconds: z.number().int().positive(),
  lang: quizLanguageSchema.default(null),
  ...quizSwitchesSchema.shape,
});

const { blindMarking: _, ...takenSwitches } = quizSwitches;

/** The settings that concern students. */
export const takenSettingsSchema = quizSettingsSchema.omit({ blindMarking: true });

/** The settings an attempt is bound to; title, description and language may change and are read from the quiz. */
export const boundSettingsSchema = z
  .looseObject({})
  .transform((stored) => ({ ...takenSwitches, ...stored }))
  .pipe(takenSettingsSchema.omit({ title: true, description: true, lang: true }));
