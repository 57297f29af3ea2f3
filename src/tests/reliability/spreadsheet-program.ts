import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aFolder } from '../../server/testing/a-folder';

/** A cell as read by the program. */
export interface OpenedCell {
  /** The formula, if the program took the cell for one. */
  readonly formula: string | null;
  readonly isNumber: boolean;
  readonly text: string;
}

/** Why LibreOffice is unavailable; undefined if it is installed, if necessary from Debian. */
export function whyNoSpreadsheetProgram(): string | undefined {
  if (runs('soffice', '--version')) return undefined;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return 'LibreOffice Calc is missing (on Debian the package libreoffice-calc).';
  console.log('Installing LibreOffice Calc …');
  const install = ['-qq', 'install', '-y', '--no-install-recommends', 'libreoffice-calc'];
  if (runs('apt-get', '-qq', 'update') && runs('apt-get', ...install)) return undefined;
  return 'LibreOffice Calc could not be installed.';
}

const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Opens a file in LibreOffice with formula evaluation and returns every cell of every sheet. `separator` is the program's CSV
 * separator.
 */
export function openInSpreadsheet(bytes: Uint8Array, kind: 'csv' | 'xlsx', separator = ','): OpenedCell[] {
  const folder = aFolder('sheet');
  try {
    const file = join(folder, `table.${kind}`);
    writeFileSync(file, bytes);
    // Separator, quote, UTF-8, from the first row; detects special numbers and evaluates formulas.
    const options = `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true,false,false,false,0,true`;
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const read = kind === 'csv' ? [`--infilter=${options}`] : [];
    const { status, stderr } = spawnSync(
      'soffice',
      [profile, '--headless', ...read, '--convert-to', 'fods', '--outdir', folder, file],
      { encoding: 'utf8', timeout: 120_000 },
    );
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`);
    return cellsOf(readFileSync(join(folder, 'table.fods'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The non-empty cells of a flat OpenDocument sheet. */
function cellsOf(xml: string): OpenedCell[] {
  return [...xml.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].flatMap(
    ([, attributes = '', inside = '']) => {
      const text = plainText(inside);
      const formula = /table:formula="([^"]*)"/.exec(attributes)?.[1] ?? null;
      if (text === '' && formula === null) return [];
      return [{ formula, isNumber: attributes.includes('value-type="float"'), text }];
    },
  );
}

const plainText = (xml: string): string =>
  xml
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
