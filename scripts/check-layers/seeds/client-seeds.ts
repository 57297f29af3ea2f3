import { imports, type Seed } from './seed';

/** The layers of the client. */
export const clientSeeds: readonly Seed[] = [
  imports('the client sees no server', 'client/seeded.ts', '../server/deps'),
  imports('a platform sees no server', 'client/platform/seeded.ts', '../../server/deps'),
  imports('a feature sees no server', 'client/features/seeded/seeded.ts', '../../../server/deps'),
  imports(
    'the client sees only types of the server',
    'client/platform/seeded-value.ts',
    '../../server/mounts/app-router',
    'client-sees-types',
  ),
  imports(
    'a test of the client sees of the server only what serves tests',
    'client/features/seeded/seeded.test.tsx',
    '../../../server/deps',
    'client-sees-types',
  ),
  imports(
    'what serves tests is not shipped',
    'client/seeded-testing.ts',
    './testing/visit',
    'testing-in-tests',
  ),
  imports(
    'a factory beside tests is not shipped',
    'client/seeded-factory.ts',
    './quiz-session/a-page',
    'testing-in-tests',
  ),
  imports('ui knows no feature', 'client/ui/seeded.ts', '../features/login/paths'),
  imports('ui knows no platform', 'client/ui/seeded-platform.ts', '../platform/site'),
  imports('ui knows no server', 'client/ui/seeded-trpc.ts', '@trpc/client'),
  imports(
    'the platform lies below the features',
    'client/platform/seeded-feature.ts',
    '../features/login/paths',
  ),
  imports(
    'the platform lies below the running quiz',
    'client/platform/seeded-session.ts',
    '../quiz-session/device',
  ),
  imports(
    'the running quiz lies below the features',
    'client/quiz-session/seeded-feature.ts',
    '../features/login/paths',
  ),
  imports('the running quiz draws nothing', 'client/quiz-session/seeded-ui.ts', '../ui/Button'),
  imports('a feature lies below the pages', 'client/features/seeded/page.ts', '../../pages/terms'),
  imports(
    'features stay apart',
    'client/features/seeded/apart.ts',
    '../login/paths',
    'client-features-apart',
  ),
];
