import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { iconsInPlace } from './scripts/build/icons-in-place';
import { teacherChunks } from './scripts/build/teacher-chunks';

const oneOf = (...names: readonly string[]) => `(${names.join('|')})`;
const packages = (...names: readonly string[]) => `/node_modules/${oneOf(...names)}/`;
const client = (folder: string, ...names: readonly string[]) =>
  `/src/client/${folder}/${oneOf(...names)}\\.tsx?$`;
const any = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

// Left alone, the bundler makes a file of every module that two pages share: 45 requests before a student's dashboard.
const SHARED_FILES = [
  {
    // What every page shows, and all styles of students and public pages: together they are smaller than apart.
    name: 'base',
    priority: 3,
    test: any(
      packages('react', 'react-dom', 'scheduler', 'wouter', 'regexparam'),
      // What loads a page's file; in `forms` it would take all of that along to the first page.
      'vite/preload-helper',
      'lucide-react/dist/esm/(?!icons|lucide|dynamic)',
      `lucide-react/dist/esm/icons/${oneOf('arrow-down', 'arrow-up', 'check', 'chevron-down', 'chevron-left', 'chevron-right', 'chevron-up', 'loader-circle', 'circle', 'clock', 'copy', 'log-out', 'play', 'shield-check', 'x')}\\.`,
      client('ui', 'Badge', 'Button', 'Card', 'CopyButton', 'EmptyState', 'PageShell'),
      client('ui', 'class-names', 'desk-font', 'reading', 'Skeleton', 'top-layer', 'VisuallyHidden'),
      client(
        'platform',
        'connection',
        'errand',
        'local-storage',
        'prepared',
        'site',
        'tab-storage',
        'use-document-title',
      ),
      '/src/client/watched\\.ts$',
      `/src/client/ui/(?!DataTable|DragRow|Drawer|ErrorSummary|Menu|RadioChoice|SaveBar|SegmentedControl|Select|Stepper|Tabs|Toast)[^/]*\\.css`,
      // Submitted attempts and the picture of the landing page have styles of their own: nobody else loads them.
      `/src/client/${oneOf('pages', 'features/(theme|login|demo-sign-in|student-dashboard|take-quiz)')}/(?!AttemptCard|AttemptRows|AvailableQuizzes|ContactPage|DocumentPage|HeroPreview|HiddenTime|LandingPage|PracticeSets|ResumeDialog|RunningQuizzes)[^/]*\\.css`,
      '/src/client/question-types/(QuestionView|[^/]*/answering)\\.module\\.css',
      '/src/client/(accounts/ClassSignInForm|loading/Loaded|question-types/QuestionImage|rich-field/SymbolPicker)\\.module\\.css',
      '/DemoBanner\\.module\\.css',
      `/src/(?:shared|client/rules)/${oneOf('back-off', 'messages', 'sentences', 'counted', 'constants', 'paths', 'account/next-page', 'quiz/settings')}\\.ts$`,
    ),
  },
  {
    // What talks to the server and asks for an answer: sign-in, plans and both dashboards.
    name: 'forms',
    priority: 2,
    test: any(
      packages('@trpc/client', '@trpc/server'),
      // What only the teacher's queries need stays there.
      '/node_modules/@tanstack/(?!.*(-table|table-|[mM]utation|[iI]nfinite|[sS]uspense|[qQ]ueries))',
      client('ui', 'Banner', 'Checkbox', 'Dialog', 'Modal'),
      client('ui', 'ProgressBar', 'TextField'),
      client('platform', 'clock', 'date-format', 'error-message'),
      client('platform', 'keep-offline', 'kept-in-tab', 'local-date-time', 'saved-quiz'),
      client('platform', 'hidden-time-texts', 'sign-out', 'trpc-client'),
      '/src/(?:shared|client/rules)/results/answer-state\\.ts$',
      '/src/(?:shared|client/rules)/(assignment/(messages|sentences)|date-form|timing/countdown)\\.ts$',
    ),
  },
  {
    // All screens of a sign-in: they follow each other within seconds.
    name: 'sign-in',
    priority: 2,
    test: any(
      client('platform', 'owner', 'sign-in'),
      '/src/client/features/(login|demo-sign-in)/(?!firebase|DemoBanner)',
      client('accounts', 'ClassSignInForm'),
    ),
  },
  {
    // The dashboard of students.
    name: 'student',
    priority: 2,
    test: any(
      client('pages', 'StudentPage'),
      client('features/student-dashboard', 'texts'),
      client('reading-help', 'ReadingHelp', 'reading-choice', 'texts'),
      '/src/(?:shared|client/rules)/assignment/start-by\\.ts$',
    ),
  },
  {
    // What a student reads with who has asked for help.
    name: 'reading',
    priority: 1,
    test: any('/src/client/reading-help/'),
  },
  {
    // The card of a quiz, which comes between the dashboard and the quiz.
    name: 'start',
    priority: 2,
    test: any(client('features/student-dashboard', 'StartCard', 'StartReason', 'later-texts')),
  },
  {
    // How a question is shown and answered, and how the answer is shown: in a quiz, in practice, and to teachers.
    name: 'question',
    priority: 2,
    test: any(
      `lucide-react/dist/esm/icons/${oneOf('contrast', 'grip-vertical', 'lightbulb', 'maximize-2', 'sigma')}\\.`,
      client('answers', 'AnswerStateBadge', 'answer-state-texts'),
      client('question-types', 'QuestionImage', 'question-texts'),
      client('rich-field', 'SymbolPicker', 'use-last-field'),
      client('ui', 'next-tab'),
      '/src/client/rich-field/SymbolTabs\\.module\\.css',
      '/src/client/rich-text/(AnswerOfTexts|RichText|blocks|texts-context|use-reachable|plain-words|QuestionText|gaps/(GapText|place-gaps))[^/]*\\.tsx?$',
      '/src/client/question-types/(choice/option-label|QuestionView|answering|written/TypedLine|[^/]*/answering)\\.tsx?$',
      '/src/(?:shared|client/rules)/(answer/(answer-text|answers-equal)|question-types/(traits|cloze/gap-runs|order/place-name|slider/steps)|results/display)\\.ts$',
    ),
  },
  {
    name: 'symbols',
    priority: 2,
    test: any('/src/client/rich-field/(SymbolPanel|SymbolTabs|symbols)\\.tsx?$'),
  },
  {
    // A running quiz: all of it has to be there when the clock starts.
    name: 'quiz',
    priority: 1,
    test: any(
      '^(?!.*firebase).*/node_modules/idb/',
      packages('zustand'),
      '/src/client/(features/take-quiz|quiz-session)/(?!HiddenTime|ReloadWatch|after-reload|entered-quiz|hidden-time|messages/(TeacherMessages|texts)|preview)',
      '/src/(?:shared|client/rules)/(quiz-session/(?!late-submission|saved-quiz|page-gone)|timing/deadline\\.ts)',
      client('platform', 'outbox-store'),
    ),
  },
  {
    // Menus, and what tabs and toasts are made of too; they come once the page is there.
    name: 'popups',
    priority: 1,
    test: any(
      '/node_modules/(@base-ui/(?!.*/toast/)|@floating-ui/|use-sync-external-store/)',
      client('ui', 'MenuButton'),
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'schemas', priority: 1, test: any(packages('zod'), '/src/shared/question-types/base\\.ts$') },
  // On a tab of their own, and in dialogs.
  {
    name: 'sharing',
    priority: 1,
    test: any(
      packages('uqr'),
      client('desk/acts', 'ShareDialog'),
      '/src/client/(colleagues/(?!SharedMark|use-may|right-texts|ReadOnlyLine)|desk/qr-code/)',
    ),
    includeDependenciesRecursively: false,
  },
  {
    // What teachers alone load, by screens.
    name: teacherChunks(),
    debugName: 'teachers',
    priority: 0,
    // Would take along what students load.
    includeDependenciesRecursively: false,
  },
];

const STYLES = globSync('src/client/**/*.module.css').toSorted();

/** A class by its own name and the number of its file: a name with a hash weighs 2 kB more on a student's first page. */
const scopedName = (name: string, file: string) =>
  `${name}-${STYLES.indexOf(path.relative('.', file)).toString(36)}`;

const THEME_BOOT = 'src/client/theme-boot.js';

/** Names the script that runs before the page by what is in it, as all others are: it is fetched once and kept for good. */
function themeBoot(): Plugin {
  const source = readFileSync(THEME_BOOT, 'utf8');
  const fileName = `assets/theme-boot-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'theme-boot',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(THEME_BOOT, fileName) },
  };
}

export default defineConfig({
  plugins: [iconsInPlace(), react(), themeBoot()],
  // React has it since version 18; the router still asks for the stand-in.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    // For scripts/check-budget.ts, which adds up what each page loads.
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nothing happens when it is loaded, which it does not say itself: its web sockets would come along to every page.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@trpc\/client\//, sideEffects: false }] },
      output: { codeSplitting: { groups: SHARED_FILES } },
    },
  },
});
