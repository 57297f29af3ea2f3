import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, which a style sheet reads. */
    [name: `--${string}`]: string | number | undefined;
  }
}
