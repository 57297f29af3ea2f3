import * as z from 'zod';
import { askedQuestionSchema } from '../question/schema';
import { evaluatedAnswerSchema } from '../results/schema';

const count = z.number().int();
const moment = z.number().nullable();

/** Why a question is held back: somebody may still start a quiz that has it or a copy, writes in it, or waits for its results. */
export const HELD_BACK_REASONS = ['running', 'can-start', 'not-released'] as const;
export type HeldBackReason = (typeof HELD_BACK_REASONS)[number];

const namedQuizSchema = z.object({ quizId: z.string(), title: z.string() });

/** How many questions are held back for one reason, the first that applies to each. */
export const heldBackSchema = z.object({
  reason: z.enum(HELD_BACK_REASONS),
  questionCount: count,
  /** The teacher's own among the quizzes that hold them back; a copy may be in a colleague's. */
  quizzes: z.array(namedQuizSchema),
});
export type HeldBack = z.infer<typeof heldBackSchema>;

/** What can be practised of a quiz or a tag just now. */
const practisableSchema = z.object({
  /** Of a quiz; null of a tag. */
  quizId: z.string().nullable(),
  tag: z.string().nullable(),
  /** Of the quiz, or the tag. */
  title: z.string(),
  usableCount: count,
  /** By reason; none while all can be practised. */
  heldBack: z.array(heldBackSchema),
});

/** What a teacher has opened for practice. Who practises is not told, only how many. */
export const practiceSetSchema = practisableSchema.extend({
  _id: z.string(),
  openedAt: z.number(),
  /** Null while it is open. */
  closedAt: moment,
  /** By name; a quiz without any is for whoever has released results of it. */
  classes: z.array(z.object({ _id: z.string(), name: z.string(), isDeleted: z.boolean() })),
  /** How many students have answered a question of it. */
  studentCount: count,
  /** How many answers were given within the last seven days. */
  answersLastWeek: count,
});
export type PracticeSet = z.infer<typeof practiceSetSchema>;

export const practiceSetListSchema = z.object({
  /** The latest opened first. */
  open: z.array(practiceSetSchema),
  /** The latest ended first. */
  ended: z.array(practiceSetSchema),
});
export type PracticeSetList = z.infer<typeof practiceSetListSchema>;

/** What opening a quiz or a tag would mean. */
export const practicePreviewSchema = practisableSchema.extend({
  /** Questions that stand, themselves or as copies, in quizzes that nobody has taken yet: practice would show them before. */
  notGiven: z.object({ questionCount: count, quizzes: z.array(namedQuizSchema) }),
  /** Why it cannot be opened, in a sentence; null where it can. */
  whyNot: z.string().nullable(),
  /** What was opened of it before, open or ended; null where nothing was. */
  setId: z.string().nullable(),
});
export type PracticePreview = z.infer<typeof practicePreviewSchema>;

/** How far a student is with what can be practised now. */
const progressSchema = z.object({
  /** Answered before, and due by now. */
  dueCount: count,
  /** Never answered. */
  newCount: count,
  /** When the next question is due that is not due yet; null where there is none. */
  nextDueAt: moment,
});

/** What a student may practise. */
export const studentPracticeSchema = z.object({
  sets: z.array(
    progressSchema.extend({
      _id: z.string(),
      title: z.string(),
      teacherName: z.string(),
      /** What can be practised of it just now. */
      questionCount: count,
      /** Since the beginning of the day that was asked for. */
      answeredToday: count,
    }),
  ),
  serverNow: z.number(),
});
export type StudentPractice = z.infer<typeof studentPracticeSchema>;

/** The next question, as one of a running quiz; null when nothing is due. */
export const nextPracticeSchema = progressSchema.extend({
  title: z.string(),
  question: askedQuestionSchema.nullable(),
  /** Names this showing of the question, and goes with its answer; the same until it is answered. */
  showing: z.string().nullable(),
  /** How often the student has answered it before. */
  timesAnswered: count,
  /** What the class list says of the student. */
  largerText: z.boolean(),
  serverNow: z.number(),
});
export type NextPractice = z.infer<typeof nextPracticeSchema>;

/** What an answer was worth, with the key. */
export const practiceFeedbackSchema = evaluatedAnswerSchema
  .omit({ rubric: true, note: true, comment: true, appeal: true })
  .extend({
    questionId: z.string(),
    /** Whether the marks of a text are no more than a guess: the student compares with the model answer, and may judge. */
    isUnsure: z.boolean(),
    /** When the question is due again. */
    nextDueAt: z.number(),
    serverNow: z.number(),
  });
export type PracticeFeedback = z.infer<typeof practiceFeedbackSchema>;

export const judgedSchema = z.object({ nextDueAt: z.number(), serverNow: z.number() });
