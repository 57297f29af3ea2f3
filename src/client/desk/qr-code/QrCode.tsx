import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Cameras need a light border. */
const BORDER = 2;

/** A link as a QR code, dark on light in both themes, since many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} className={styles.light} />
      <path d={dots.join('')} className={styles.dark} />
    </svg>
  );
}
