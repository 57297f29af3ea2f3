import { searchAudit } from '../../src/server/features/privacy/search-audit';
import { oneLine } from '../../src/server/rules/mail/email';
import type { AdminCommand } from './admin-command';
import { printTable, printTime } from './print';

const FILTERS = ['by', 'action', 'about', 'since', 'limit'];

export const auditCommand: AdminCommand = {
  name: 'audit',
  uses: [
    {
      call: '[by=<email>] [action=<name>] [about=<id>] [since=2026-01-31] [limit=100]',
      does: 'lists who did what and when, the newest first',
    },
  ],
  run(deps, words) {
    const filters = new Map(words.map((word) => word.split(/=(.*)/s, 2) as [string, string | undefined]));
    const isKnown = [...filters].every(([name, value]) => FILTERS.includes(name) && Boolean(value));
    const sinceMs = Date.parse(filters.get('since') ?? '1970-01-01');
    const limit = Number(filters.get('limit') ?? '100');
    if (!isKnown || Number.isNaN(sinceMs) || !Number.isInteger(limit) || limit < 1) return undefined;
    const lines = searchAudit(deps, {
      actor: filters.get('by'),
      action: filters.get('action'),
      subject: filters.get('about'),
      sinceMs,
      limit,
    });
    if (lines.length === 0) return ['Nothing.'];
    return printTable([
      ['WHEN', 'WHO', 'WHAT', 'ABOUT', 'BEFORE', 'AFTER'],
      ...lines.map(({ at, actor, action, subject, before, after }) => [
        printTime(at),
        oneLine(actor ?? 'the server'),
        action,
        oneLine(subject),
        shortly(before),
        shortly(after),
      ]),
    ]);
  },
};

const WIDEST = 120;
const shortly = (json: string | null) => oneLine(json ?? '-').slice(0, WIDEST);
