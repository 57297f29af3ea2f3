const NAME_CUT = 100;
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A title as the beginning of a file name, valid on every system; letters of all scripts are kept. */
export function safeFileName(title: string): string {
  const allowed = title.toWellFormed().replace(FORBIDDEN, '').replace(/\s+/g, ' ');
  const cut = Array.from(allowed).slice(0, NAME_CUT).join('').trim().replace(/^\.+/, '').trim();
  return cut === '' || RESERVED_ON_WINDOWS.test(cut) ? `quiz${cut}` : cut;
}
