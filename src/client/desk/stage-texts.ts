import { counted } from '../../shared/counted';
import { type QuizPage, teacherPaths } from '../../shared/teacher-paths';
import { nowMs } from '../platform/clock';
import { formatSoon } from '../platform/window-text';
import {
  type NextStep,
  nextStepFor,
  type QuizFacts,
  type SharedFacts,
  type Stage,
  stageOf,
  timedStage,
} from '../rules/quiz/stage';
import type { Tone } from '../ui/Badge';

/** The badge of each stage, in the words of spec §2. */
const STAGES: Readonly<Record<Stage, { label: (quiz: ShownQuiz) => string; tone: Tone }>> = {
  draft: { label: () => 'Draft', tone: 'neutral' },
  published: { label: () => 'Published', tone: 'accent' },
  accepting: { label: () => 'Accepting Responses', tone: 'ok' },
  closed: { label: () => 'Responses Closed', tone: 'warn' },
  evaluating: { label: evaluationText, tone: 'accent' },
  evaluated: { label: evaluationText, tone: 'accent' },
  timed: { label: ({ releaseAt }) => `Releases ${formatSoon(releaseAt ?? 0, nowMs())}`, tone: 'accent' },
  missed: { label: ({ releaseAt }) => `Not released ${formatSoon(releaseAt ?? 0, nowMs())}`, tone: 'warn' },
  released: { label: () => 'Scores Released', tone: 'ok' },
};

type ShownQuiz = QuizFacts & { readonly evaluationProgress: number };

function evaluationText({ evaluationProgress }: ShownQuiz): string {
  return `Evaluation ${evaluationProgress}%`;
}

function badgeOf(stage: Stage, quiz: ShownQuiz) {
  const { label, tone } = STAGES[stage];
  return { stage, tone, label: label(quiz) };
}

/** The badge of a quiz's current state; the time of its release comes first. */
export const stageBadge = (quiz: ShownQuiz) => badgeOf(timedStage(quiz) ?? stageOf(quiz), quiz);

/**
 * The badges in a quiz's head, which has room for two: scores stay released, or scheduled, while more
 * students write. The marking left replaces the percent, which is full by then; a list shows both.
 */
export function stageBadges(quiz: ShownQuiz) {
  const stage = stageOf(quiz);
  const badge = badgeOf(stage, quiz);
  const now =
    stage === 'evaluated' && quiz.toReview ? { ...badge, label: `To mark ${quiz.toReview}` } : badge;
  const release = quiz.scoresReleased ? 'released' : timedStage(quiz);
  return release === null || release === stage ? [now] : [now, badgeOf(release, quiz)];
}

interface StepShown {
  readonly step: Exclude<NextStep, null>;
  /** The label of its button. */
  readonly label: string;
  /** The page with its button; publishing works everywhere. */
  readonly page: QuizPage;
  /** Another page with its button. */
  readonly alsoOn?: QuizPage;
  /** Whether it is done on the bench. */
  readonly onBench?: boolean;
}

/** The address of a step's button. */
export const stepHref = (quizId: string, { page, onBench }: StepShown): string =>
  onBench ? teacherPaths.marks(quizId, { tab: 'questions' }) : teacherPaths[page](quizId);

/** A quiz's next step as a button; null if there is none or the reader may not take it. */
export function nextStepShown(quiz: SharedFacts): StepShown | null {
  const step = nextStepFor(quiz, nowMs());
  return step && { step, ...STEPS[step](quiz) };
}

/** The step on the page of the questions, also while one is unfinished: pressing it saves and lists the problems. */
export const PUBLISH = { label: 'Publish', page: 'questions' } as const;

const STEPS: Readonly<Record<Exclude<NextStep, null>, (quiz: QuizFacts) => Omit<StepShown, 'step'>>> = {
  write: () => ({ label: 'Add questions', page: 'questions' }),
  finish: ({ draftCount = 0 }) => ({ label: `Finish ${counted(draftCount, 'question')}`, page: 'questions' }),
  publish: () => PUBLISH,
  share: () => ({ label: 'Share', page: 'share' }),
  open: () => ({ label: 'Open', page: 'share', alsoOn: 'live' }),
  opens: ({ opensAt }) => ({ label: `Opens ${formatSoon(opensAt ?? 0, nowMs())}`, page: 'assign' }),
  watch: () => ({ label: 'Watch', page: 'live' }),
  mark: () => ({ label: 'Evaluate', page: 'marks', alsoOn: 'statistics' }),
  wait: () => ({ label: 'Evaluating…', page: 'marks' }),
  review: ({ toReview }) => ({ label: `Mark ${toReview}`, page: 'marks', onBench: true }),
  release: () => ({ label: 'Release', page: 'marks', alsoOn: 'statistics' }),
  answer: ({ openAppeals }) => ({ label: `Answer ${openAppeals}`, page: 'marks', onBench: true }),
};

/** The page on which a quiz opens: that of its next step, else its marks. */
export function openingPage(quiz: SharedFacts): QuizPage {
  const next = nextStepShown(quiz);
  if (next) return next.page;
  return quiz.attemptedBy.length > 0 ? 'marks' : 'questions';
}
