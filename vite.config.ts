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

// By default the bundler makes a file of every module shared by two pages: 45 requests before a student's dashboard.
const SHARED_FILES = [
  {
    // The common parts of all pages, and all styles of student and public pages: smaller together than apart.
    name: 'base',
    priority: 3,
    test: any(
      packages('react', 'react-dom', 'scheduler', 'wouter', 'regexparam'),
      // The loader of page files; in `forms` it would pull that file into the first page.
      'vite/preload-helper',
      'rolldown/runtime',
      // The formatter of sentences; the sentences themselves come within the page.
      packages('intl-messageformat', '@formatjs'),
      '/src/shared/languages/',
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
      // Submitted attempts and the landing page's picture have separate styles, because other pages do not load them.
      `/src/client/${oneOf('pages', 'features/(theme|language|login|demo-sign-in|student-dashboard|take-quiz)')}/(?!AttemptCard|AttemptRows|AvailableQuizzes|ContactPage|DocumentPage|HeroPreview|HiddenTime|LandingPage|PracticeSets|ResumeDialog|RunningQuizzes)[^/]*\\.css`,
      '/src/client/question-types/(QuestionView|[^/]*/answering)\\.module\\.css',
      '/src/client/(accounts/ClassSignInForm|loading/Loaded|question-types/QuestionImage|rich-field/SymbolPicker)\\.module\\.css',
      '/DemoBanner\\.module\\.css',
      `/src/(?:shared|client/rules)/${oneOf('back-off', 'messages', 'sentences', 'counted', 'constants', 'paths', 'account/next-page', 'quiz/settings')}\\.ts$`,
    ),
  },
  {
    // Requests and their forms: sign-in, plans and both dashboards.
    name: 'forms',
    priority: 2,
    test: any(
      packages('@trpc/client', '@trpc/server'),
      // Parts that only the teachers' queries need are left to `teachers`.
      '/node_modules/@tanstack/(?!.*(-table|table-|[mM]utation|[iI]nfinite|[sS]uspense|[qQ]ueries))',
      client('ui', 'Banner', 'Checkbox', 'Dialog', 'Modal'),
      client('ui', 'ProgressBar', 'TextField'),
      client('platform', 'clock', 'date-format', 'error-message'),
      client('platform', 'keep-offline', 'kept-in-tab', 'local-date-time', 'saved-quiz'),
      client('platform', 'hidden-time-texts', 'sign-out', 'trpc-client'),
      '/src/(?:shared|client/rules)/results/answer-state\\.ts$',
      '/src/(?:shared|client/rules)/(assignment/(messages|sentences)|timing/countdown)\\.ts$',
    ),
  },
  {
    // All screens of a sign-in, which follow each other within seconds.
    name: 'sign-in',
    priority: 2,
    test: any(
      client('platform', 'owner', 'sign-in'),
      '/src/client/features/(login|demo-sign-in)/(?!firebase|DemoBanner)',
      client('accounts', 'ClassSignInForm'),
    ),
  },
  {
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
    // Reading help, for students who use it.
    name: 'reading',
    priority: 1,
    test: any('/src/client/reading-help/'),
  },
  {
    // The card of a quiz, between the dashboard and the quiz.
    name: 'start',
    priority: 2,
    test: any(client('features/student-dashboard', 'StartCard', 'StartReason', 'start-texts')),
  },
  {
    // Questions, their answer fields and displayed answers: in a quiz, in practice, and for teachers.
    name: 'question',
    priority: 2,
    test: any(
      `lucide-react/dist/esm/icons/${oneOf('contrast', 'grip-vertical', 'lightbulb', 'maximize-2', 'sigma')}\\.`,
      client('answers', 'AnswerStateBadge', 'answer-state-texts', 'texts'),
      client('question-types', 'QuestionImage', 'question-texts'),
      client('rich-field', 'SymbolPicker', 'use-last-field'),
      client('ui', 'next-tab'),
      '/src/client/rich-field/SymbolTabs\\.module\\.css',
      '/src/client/rich-text/(AnswerOfTexts|RichText|blocks|texts-context|use-reachable|plain-words|QuestionText|gaps/(GapText|place-gaps))[^/]*\\.tsx?$',
      '/src/client/question-types/(choice/option-label|QuestionView|answering|written/TypedLine|[^/]*/answering)\\.tsx?$',
      '/src/(?:shared|client/rules)/(answer/(answer-text|answers-equal)|question-types/(traits|cloze/gap-runs|slider/steps)|results/display)\\.ts$',
    ),
  },
  {
    name: 'symbols',
    priority: 2,
    test: any('/src/client/rich-field/(SymbolPanel|SymbolTabs|symbols)\\.tsx?$'),
  },
  {
    // The running quiz, all of which must be loaded when the clock starts.
    name: 'quiz',
    priority: 1,
    test: any(
      '^(?!.*firebase).*/node_modules/idb/',
      packages('zustand'),
      '/src/client/(features/take-quiz|quiz-session)/(?!HiddenTime|ReloadWatch|after-reload|entered-quiz|hidden-time|messages/TeacherMessages|preview)',
      '/src/(?:shared|client/rules)/(quiz-session/(?!late-submission|saved-quiz|page-gone)|timing/deadline\\.ts)',
      client('platform', 'outbox-store'),
    ),
  },
  {
    // Menus, and the base of tabs and toasts; loaded after the page.
    name: 'popups',
    priority: 1,
    test: any(
      '/node_modules/(@base-ui/(?!.*/toast/)|@floating-ui/|use-sync-external-store/)',
      client('ui', 'MenuButton'),
    ),
    includeDependenciesRecursively: false,
  },
  { name: 'schemas', priority: 1, test: any(packages('zod'), '/src/shared/question-types/base\\.ts$') },
  // For the sharing tab, and dialogs.
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
    // Code for teachers only, by screen.
    name: teacherChunks(),
    debugName: 'teachers',
    priority: 0,
    // Would also pull in code of students.
    includeDependenciesRecursively: false,
  },
];

const STYLES = globSync('src/client/**/*.module.css').toSorted();

/** A class's own name with its file's number: hashed names add 2 kB to a student's first page. */
const scopedName = (name: string, file: string) =>
  `${name}-${STYLES.indexOf(path.relative('.', file)).toString(36)}`;

const THEME_BOOT = 'src/client/theme-boot.js';

/** Names the script that runs before the page by its content hash, so that it can be cached forever like all others. */
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
  // React has included it since version 18, but the router still imports the shim.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      // The server sends sentences parsed.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'build/client',
    emptyOutDir: true,
    // For scripts/check-budget.ts, which sums up what each page loads.
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // It has no side effects but does not declare so; otherwise every page would include its web sockets.
      treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@trpc\/client\//, sideEffects: false }] },
      output: { codeSplitting: { groups: SHARED_FILES } },
    },
  },
});
