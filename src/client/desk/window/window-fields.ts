import type { StartWindow } from '../../../shared/assignment/may-start';
import { fromLocalField, toLocalField } from '../../platform/local-date-time';

/** The fields of a window; empty means no bound. */
export interface WindowFieldValues {
  readonly opensAt: string;
  readonly closesAt: string;
}

export const windowFieldsOf = ({ opensAt, closesAt }: StartWindow, timeZone: string): WindowFieldValues => {
  const field = (ms: number | null) => (ms === null ? '' : toLocalField(ms, timeZone));
  return { opensAt: field(opensAt), closesAt: field(closesAt) };
};

export const readWindow = ({ opensAt, closesAt }: WindowFieldValues, timeZone: string): StartWindow => ({
  opensAt: fromLocalField(opensAt, timeZone) ?? null,
  closesAt: fromLocalField(closesAt, timeZone) ?? null,
});
