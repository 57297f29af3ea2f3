import type { Plugin } from 'vite';

/** Words that cannot be the name of an export. */
const RESERVED =
  /^(case|class|default|delete|do|else|enum|export|for|function|if|import|in|new|return|static|switch|this|var|void|with)$/;

/**
 * Writes the names of classes where they are used. As Vite leaves them, the names of a style file are one object, of which every
 * page carries all that share the file: 3 kB of each page of students, where most of these classes are of a running quiz.
 */
export function classNamesInPlace(): Plugin[] {
  return [
    {
      name: 'class-names-in-place',
      enforce: 'pre',
      // Not only short ones.
      config: () => ({ build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } }),
      transform: {
        filter: { id: /\/src\/client\/.*\.tsx?$/ },
        handler: (code) =>
          code.replace(/^import (\w+) from (?='.*\.module\.css')/gm, (line, styles: string) =>
            takesByName(code, styles) ? `import * as ${styles} from ` : line,
          ),
      },
      onLog(_level, log) {
        if (log.code !== 'IMPORT_IS_UNDEFINED' || !log.message.includes('.module.css')) return;
        this.error(`A class is used that its style file does not have: ${log.message}`);
      },
    },
    {
      name: 'class-names-in-place:styles',
      enforce: 'post',
      // Of a file whose names are all written elsewhere nothing would be left, and Vite would leave out its styles.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

/** Whether each use of these styles names its class: the others are looked up in the object. */
function takesByName(code: string, styles: string): boolean {
  const uses = [...code.matchAll(new RegExp(`\\b${styles}\\b(?! from ')(?:\\.(\\w+))?`, 'g'))];
  return uses.every(([, name]) => name !== undefined && !RESERVED.test(name));
}
