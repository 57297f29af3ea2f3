import {
  ChartColumn,
  ListChecks,
  type LucideIcon,
  PencilRuler,
  ShieldCheck,
  Sparkles,
  Zap,
} from 'lucide-react';

export const STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Build and publish',
    text: 'Write the questions, set the time and the marks, publish. You get a short ID to share with the class.',
  },
  {
    title: 'The class takes it',
    text: 'Students join with the ID on their own devices. Every answer is kept, even when the Wi-Fi drops.',
  },
  {
    title: 'Review and release',
    text: 'Marks are suggested answer by answer. You confirm or change them, then everybody sees the score at once.',
  },
];

/** The six cards of spec §2, with the claims of spec §1. */
export const FEATURES: readonly { title: string; text: string; isByAi?: true; Icon: LucideIcon }[] = [
  {
    title: 'AI evaluation',
    text: 'Automatic grading of multiple-choice, multiple-select, numeric, slider and short written answers, scored question by question. You review and confirm before anything is released.',
    isByAi: true,
    Icon: Sparkles,
  },
  {
    title: 'Flexible question types',
    text: 'Single choice, multiple choice, short answer, long answer and slider, each with its own marks and an optional image.',
    Icon: ListChecks,
  },
  {
    title: 'Simple builder',
    text: 'A question builder with time limits for the whole quiz or for every question, symbols for maths and science, and a preview while you type.',
    Icon: PencilRuler,
  },
  {
    title: 'Instant results',
    text: 'Release the scores in one click. Students see their marks, their responses and the correct answers right away.',
    Icon: Zap,
  },
  {
    title: 'Secure attempts',
    text: 'Focus-loss detection notices when a student leaves the quiz, warns, and submits after the third time. Timers are kept by the server.',
    Icon: ShieldCheck,
  },
  {
    title: 'Analytics',
    text: 'Mean, median and spread for the class, and insights for every question: see what to teach again tomorrow.',
    Icon: ChartColumn,
  },
];
