import { DEAD_CLASSES } from '../dead-classes';
import { TYPE_NAMES } from '../type-names';
import type { Seed } from './seed';

const floating = (layer: string, name: string, imported: string, act: string): Seed => ({
  layer,
  path: `src/server/features/attempts/seeded-${name}.ts`,
  text: `${imported}\nexport function seeded(deps: ActDeps) {\n  ${act};\n}\n`,
  rule: 'lint/nursery/noFloatingPromises',
});

/** Words on a page of students that are in no language file. */
const literal = (kind: string, element: string): Seed => ({
  layer: `words for students are in the language files: ${kind}`,
  path: `src/client/features/take-quiz/Literal-${kind}.tsx`,
  text: `export const Seeded = () => ${element};\n`,
  rule: 'plugin',
});

const nameless = (layer: string, name: string, element: string): Seed => ({
  layer,
  path: `src/client/features/seeded/${name}.tsx`,
  text: `export const Seeded = () => ${element};\n`,
  rule: 'plugin',
});

const physicalSide = (name: string, declaration: string): Seed => ({
  layer: `styles name start and end, not left and right: ${name}`,
  path: `src/client/features/seeded/side-${name}.module.css`,
  text: `.seeded {\n  ${declaration};\n}\n`,
  rule: 'plugin',
});

const typeByName = (name: string, condition: string): Seed => ({
  layer: `nothing outside asks for a question type by name: ${name}`,
  path: `src/client/features/seeded/by-name-${name}.ts`,
  text: `export const seeded = (type: string) => ${condition};\n`,
  rule: TYPE_NAMES,
});

/** Faults that compile, so that only a lint rule can catch them. */
export const lintSeeds: readonly Seed[] = [
  {
    layer: 'a class of a module has an element',
    path: 'src/client/seeded/seeded.module.css',
    text: '.seeded {\n  display: grid;\n}\n',
    rule: DEAD_CLASSES,
  },
  floating(
    'an act is waited for',
    'act',
    `import { closeOverdueAttempts as act, type CloseDeps as ActDeps } from './close-overdue';`,
    'act(deps)',
  ),
  floating(
    'a commit is waited for',
    'commit',
    `import type { Deps as ActDeps } from '../../deps';`,
    'deps.groupCommit(() => undefined)',
  ),
  nameless('a landmark has a name', 'Landmark', '<nav className="seeded">1</nav>'),
  nameless(
    'a button without words has a name',
    'Wordless',
    '<button type="button"><svg aria-hidden="true" /></button>',
  ),
  literal('text', '<p>Loading the quiz</p>'),
  literal('label', '<p aria-label="Your answers">{1}</p>'),
  physicalSide('margin', 'margin-left: 1px'),
  physicalSide('corner', 'border-top-right-radius: 1px'),
  physicalSide('position', 'right: 0'),
  physicalSide('text', 'text-align: left'),
  typeByName('compared', `type === 'order'`),
  typeByName('listed', `['mcq', 'msq'].includes(type)`),
  typeByName('queried', `\`select type in ('short')\` + type`),
];
