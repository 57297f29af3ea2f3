import path from 'node:path';
import type { Finding, SourceFile } from './source-files';

interface Import {
  /** A package name, or a path from the project's root. */
  readonly target: string;
  readonly typeOnly: boolean;
}

/** Matches `import … from`, `export … from`, a bare `import`, and `import()`. */
const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** SDKs of providers and file formats: only their adapter may import them. */
const SDKS = [
  'jose',
  'sharp',
  '@e965/xlsx',
  'csv-stringify',
  'firebase-admin',
  'razorpay',
  'openai',
  'nodemailer',
  'openid-client',
  'fflate',
];

/** Parsers of rich text and formulas: pure but heavy, so their importers are restricted. */
const RENDERERS = ['marked', 'temml'];
/** Parsers of foreign XML and HTML. */
const MARKUP_PARSERS = ['saxes', 'htmlparser2', 'domhandler'];

/** Support of tests: in a folder of its own, or the factory `a-….ts` beside them. */
const TESTING = /^src\/(client|server|shared)\/testing\/|^src\/.*\/an?-[^/]+$/;
export const OF_TESTS = new RegExp(`^src/tests/|\\.(test|contract)\\.tsx?$|${TESTING.source}`);

/** Rules that run on one side only, as pure as src/shared. */
const RULES = /^src\/(?:server|client)\/rules\//;
const APP_ROUTER = 'src/server/mounts/app-router';

/** Layer rules that depend on the target of a relative path, which Biome's patterns cannot express. */
export const importFindings = (files: readonly SourceFile[]): readonly Finding[] =>
  files.flatMap((file) =>
    importsOf(file).flatMap((imported) => {
      const finding = findingFor(file.path, imported);
      return finding ? [{ path: file.path, ...finding }] : [];
    }),
  );

/** The imports of a file, including types and dynamic imports. */
export function importsOf({ path: from, text }: SourceFile): readonly Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, written, awaited]) => {
    const specifier = written ?? awaited ?? '';
    const target = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : specifier;
    return { target, typeOnly: type !== undefined };
  });
}

function findingFor(from: string, { target, typeOnly }: Import): Omit<Finding, 'path'> | undefined {
  const side = featureOf(from, 'client');
  const otherSide = featureOf(target, 'client');
  if (side && otherSide && side !== otherSide) {
    return {
      rule: 'client-features-apart',
      sentence: `The feature ${side} imports the feature ${otherSide}.`,
    };
  }
  const rules = RULES.exec(from)?.[0];
  if (rules && target.startsWith('src/') && !OF_TESTS.test(from)) {
    if (!target.startsWith(rules) && !target.startsWith('src/shared/'))
      return { rule: 'rules-are-pure', sentence: `Rules know only ${rules} and src/shared.` };
  }
  const feature = featureOf(from, 'server');
  const otherFeature = featureOf(target, 'server');
  if (feature && otherFeature && feature !== otherFeature && /(^|[/-])store$/.test(target)) {
    return {
      rule: 'own-store-only',
      sentence: `The feature ${feature} imports ${target}; ask one of its use cases.`,
    };
  }
  if (TESTING.test(target) && !OF_TESTS.test(from)) {
    return { rule: 'testing-in-tests', sentence: `Only tests import ${target}.` };
  }
  const isForClient =
    (typeOnly && target === APP_ROUTER) ||
    (OF_TESTS.test(from) && (TESTING.test(target) || RULES.test(target)));
  if (from.startsWith('src/client/') && target.startsWith('src/server/') && !isForClient) {
    return { rule: 'client-sees-types', sentence: `The client sees only \`import type\` of ${APP_ROUTER}.` };
  }
  const sdk = SDKS.find((name) => target === name || target.startsWith(`${name}/`));
  if (sdk && !from.startsWith('src/server/adapters/') && !OF_TESTS.test(from)) {
    return { rule: 'sdk-in-adapter', sentence: `Only an adapter imports ${sdk}.` };
  }
  if (RENDERERS.includes(target) && !from.startsWith('src/shared/rich-text/')) {
    return { rule: 'one-renderer', sentence: `Only src/shared/rich-text imports ${target}.` };
  }
  if (MARKUP_PARSERS.includes(target) && !from.startsWith('src/server/rules/import/markup/')) {
    return { rule: 'one-markup-reader', sentence: `Only src/server/rules/import/markup imports ${target}.` };
  }
  return undefined;
}

const featureOf = (file: string, side: 'client' | 'server'): string | undefined =>
  new RegExp(`^src/${side}/features/([^/]+)/`).exec(file)?.[1];
