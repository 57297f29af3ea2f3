import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
      `lucide-react/dist/esm/icons/${oneOf('arrow-down', 'arrow-up', 'check', 'chevron-down', 'circle', 'clock', 'copy', 'log-out', 'play', 'shield-check', 'x')}\\.`,
      client(
        'ui',
        'Badge',
        'Button',
        'Card',
        'CopyButton',
        'EmptyState',
        'PageShell',
        'SiteFrame',
        'SiteLinks',
      ),
      client('ui', 'class-names', 'Skeleton', 'top-layer', 'VisuallyHidden'),
      client(
        'platform',
        'connection',
        'errand',
        'local-storage',
        'site',
        'tab-storage',
        'token',
        'use-document-title',
      ),
      '/src/client/watched\\.ts$',
      `/src/client/ui/(?!DataTable|Drawer|Menu|RadioChoice|SaveBar|SegmentedControl|Select|Stepper|Tabs|Toaster)[^/]*\\.css`,
      // Submitted attempts and the picture of the landing page have styles of their own: nobody else loads them.
      `/src/client/${oneOf('pages', 'features/(theme|login|student-dashboard|take-quiz)')}/(?!AttemptCard|AvailableQuizzes|HeroPreview|HiddenTime|PracticeSets)[^/]*\\.css`,
      '/src/client/quiz-parts/(?!BackLink|ReadOnlyLine|ScreenHead|SharedMark|SymbolTabs)[^/]*\\.css',
      '/DemoBanner\\.module\\.css',
      `/src/shared/${oneOf('back-off', 'messages', 'sentences', 'counted', 'constants', 'paths', 'account/next-page', 'quiz/settings')}\\.ts$`,
    ),
  },
  {
    // What talks to the server and asks for an answer: sign-in, plans and both dashboards.
    name: 'forms',
    priority: 2,
    test: any(
      packages('@trpc/client', '@trpc/server'),
      client('ui', 'Banner', 'Dialog', 'ErrorState', 'Field', 'larger-text', 'Modal', 'TextField'),
      client('platform', 'class-member', 'clock', 'date-format', 'error-message', 'page-gone'),
      client('platform', 'server-clock', 'sign-out', 'trpc-client'),
      '/src/shared/results/answer-state\\.ts$',
    ),
  },
  {
    // What a login page alone asks for and knows.
    name: 'sign-in',
    priority: 2,
    test: any(client('ui', 'Checkbox'), client('platform', 'sign-in')),
  },
  {
    // The queries of both dashboards; what only the teacher's needs stays there.
    name: 'query',
    priority: 1,
    test: any(
      '/node_modules/@tanstack/(?!.*(-table|table-|[mM]utation|[iI]nfinite|[sS]uspense|[qQ]ueries))',
      client('platform', 'keep-offline', 'query-client'),
      '/src/shared/timing/countdown\\.ts$',
    ),
  },
  {
    // What the teacher's screens share; the menu comes when it is opened.
    name: 'desk',
    priority: 0,
    minShareCount: 2,
    test: any(
      packages('@base-ui', '@floating-ui', '@trpc/react-query'),
      client('platform', 'download', 'drafts', 'trpc', 'use-draft', 'use-polling', 'use-teacher-login'),
      `lucide-react/dist/esm/icons/${oneOf('arrow-(?!up\\.|down\\.)\\w+', 'download', 'clipboard-check', 'ellipsis', 'file-input', 'heart-handshake', 'plus', 'square', 'trash', 'users', 'library-big')}\\.`,
      client('ui', 'Menu', 'NameChoice', 'SegmentedControl', 'Select'),
      '/src/client/(ui/(DataTable|SegmentedControl|Select)|quiz-parts/(ScreenHead|SharedMark))\\.module\\.css',
      `/src/shared/${oneOf('by-name', 'teacher-paths', 'quiz/stage', 'access/rights')}\\.ts$`,
      client(
        'quiz-parts',
        'account-texts',
        'Loaded',
        'response-texts',
        'right-texts',
        'ScreenHead',
        'SharedMark',
      ),
      client('quiz-parts', 'TeacherBar', 'use-may'),
      // Too small for a request each.
      client('ui', 'held-order', 'use-narrow', 'use-rows-in-use', 'Toaster'),
      '/src/client/ui/Toaster\\.module\\.css$',
      client('quiz-parts/acts', 'before-acts', 'texts', 'use-quiz-acts', 'use-quiz-actions'),
    ),
  },
];

const STYLES = globSync('src/client/**/*.module.css').toSorted();

/** A class by its own name and the number of its file: a name with a hash weighs 2 kB more on a student's first page. */
const scopedName = (name: string, file: string) =>
  `${name}-${STYLES.indexOf(path.relative('.', file)).toString(36)}`;

export default defineConfig({
  plugins: [react()],
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
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
  },
});
