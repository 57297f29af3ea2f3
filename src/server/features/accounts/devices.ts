import type { Deps } from '../../deps';

/** The browser that a sign-in comes from, as this server has named it. */
export interface Device {
  readonly id: string;
  /** One for each member who has signed in from it; good for this device and for the PIN that the member had. */
  readonly marks: readonly string[];
}

interface MemberWithPin {
  readonly id: string;
  readonly pinSetAt: number;
}

type DeviceDeps = Pick<Deps, 'pins'>;

/** Of a tablet that classes share, the last so many are known. */
const MARKS_MAXIMUM = 40;
const SEPARATOR = '.';

/** Reads what a browser has kept; null where this server did not write it. */
export function readDevice({ pins }: DeviceDeps, kept: string | undefined): Device | null {
  const [id = '', code = '', ...marks] = (kept ?? '').split(SEPARATOR);
  return pins.isCode(code, 'device', id) ? { id, marks } : null;
}

/** What the browser keeps. */
export const writeDevice = ({ pins }: DeviceDeps, { id, marks }: Device): string =>
  [id, pins.code('device', id), ...marks].join(SEPARATOR);

export const newDevice = ({ ids }: Pick<Deps, 'ids'>): Device => ({ id: ids.id(), marks: [] });

const markOf = ({ pins }: DeviceDeps, device: Device, { id, pinSetAt }: MemberWithPin): string =>
  pins.code('known', device.id, id, pinSetAt);

/** Whether a member has signed in from a device, with the PIN that is theirs now. */
export const isKnownOn = (deps: DeviceDeps, device: Device | null, member: MemberWithPin): boolean =>
  device?.marks.includes(markOf(deps, device, member)) ?? false;

/** The same device once a member has signed in from it. */
export function withMember(deps: DeviceDeps, device: Device, member: MemberWithPin): Device {
  const mark = markOf(deps, device, member);
  const others = device.marks.filter((each) => each !== mark);
  return { ...device, marks: [mark, ...others].slice(0, MARKS_MAXIMUM) };
}
