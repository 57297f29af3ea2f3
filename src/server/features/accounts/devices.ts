import type { Deps } from '../../deps';

/** A browser with a server-issued name. */
export interface Device {
  readonly id: string;
  /** One mark per member who signed in from it, valid for this device and the member's PIN of that time. */
  readonly marks: readonly string[];
}

interface MemberWithPin {
  readonly id: string;
  readonly pinSetAt: number;
}

type DeviceDeps = Pick<Deps, 'pins'>;

/** The most recent marks, for a tablet shared by classes. */
const MARKS_MAXIMUM = 40;
const SEPARATOR = '.';

/** Parses the cookie of a device; null if this server did not issue it. */
export function readDevice({ pins }: DeviceDeps, kept: string | undefined): Device | null {
  const [id = '', code = '', ...marks] = (kept ?? '').split(SEPARATOR);
  return pins.isCode(code, 'device', id) ? { id, marks } : null;
}

/** The cookie of a device. */
export const writeDevice = ({ pins }: DeviceDeps, { id, marks }: Device): string =>
  [id, pins.code('device', id), ...marks].join(SEPARATOR);

export const newDevice = ({ ids }: Pick<Deps, 'ids'>): Device => ({ id: ids.id(), marks: [] });

const markOf = ({ pins }: DeviceDeps, device: Device, { id, pinSetAt }: MemberWithPin): string =>
  pins.code('known', device.id, id, pinSetAt);

export const isKnownOn = (deps: DeviceDeps, device: Device | null, member: MemberWithPin): boolean =>
  device?.marks.includes(markOf(deps, device, member)) ?? false;

/** The device after a member's sign-in. */
export function withMember(deps: DeviceDeps, device: Device, member: MemberWithPin): Device {
  const mark = markOf(deps, device, member);
  const others = device.marks.filter((each) => each !== mark);
  return { ...device, marks: [mark, ...others].slice(0, MARKS_MAXIMUM) };
}
