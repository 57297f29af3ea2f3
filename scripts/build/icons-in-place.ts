import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react/dist/esm';

/**
 * Imports each icon from its own file. Through the library's index every module seems to need all icons,
 * which prevents splitting them by use.
 */
export function iconsInPlace(): Plugin {
  const fileOf = iconFiles();
  return {
    name: 'icons-in-place',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/client\/.*\.tsx?$/, code: /'lucide-react'/ },
      handler: (code) =>
        code.replace(/^import \{([^}]*)\} from 'lucide-react';/gm, (_line, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => `import ${name} from '${LIBRARY}/icons/${fileOf(name)}.mjs';`)
            .join(' '),
        ),
    },
  };
}

function iconFiles(): (name: string) => string {
  const list = readFileSync(`node_modules/${LIBRARY}/lucide-react.mjs`, 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return (name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${name} is no icon of the library.`);
    return file;
  };
}
