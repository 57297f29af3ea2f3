/** A duration in milliseconds as short text: '12 s', '3 min', '1 h 5 min'; never '0 s'. */
export function spanText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  const parts = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`];
  return parts.filter(Boolean).join(' ');
}
