import { compareText } from '../../../shared/by-name';
import type { Deps } from '../../deps';
import { type ReportMember, reportsStore } from './store';

/** Current members of a class. */
export const membersByName = ({ db }: Pick<Deps, 'db'>, classId: string): ReportMember[] =>
  reportsStore(db)
    .listMembers.all({ classId })
    .sort(
      (one, other) =>
        compareText(one.name, other.name) ||
        compareText(one.number ?? '', other.number ?? '') ||
        compareText(one.id, other.id),
    );
