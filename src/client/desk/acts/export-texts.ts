import { counted } from '../../../shared/counted';
import type { ExportFormat } from '../../../shared/import/formats';

export const exportTexts = {
  title: 'Export questions',
  format: 'As which file?',
  formats: {
    json: ['This site (JSON)', 'Everything, pictures included: to keep it, or to import it here again.'],
    'moodle-xml': ['Moodle XML', 'For Moodle’s question bank, pictures included.'],
    gift: ['GIFT', 'Plain text for Moodle, to read and change in any editor. It has no pictures.'],
    qti21: ['QTI 2.1', 'A package for Canvas, Blackboard, Inspera, OpenOLAT and others, pictures included.'],
  } satisfies Record<ExportFormat, readonly [label: string, meaning: string]>,
  losses: 'What this file cannot say',
  lossCount: (count: number) =>
    count === 0
      ? 'This file carries all that the questions say.'
      : `${counted(count, 'thing')} will be missing.`,
  question: (number: number) => `Question ${number}`,
  checking: 'Checking what the file can carry…',
  checkFailed: 'What this file cannot carry could not be found out. You can still download it.',
  download: 'Download',
  downloading: 'Preparing…',
  failed: 'The file could not be made. Please try again.',
  cancel: 'Close',
} as const;
