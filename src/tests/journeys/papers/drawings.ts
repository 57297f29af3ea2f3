const AXES = '<path d="M10 90H190M100 10V170" stroke="#444" stroke-width="2" fill="none"/>';

const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="180" viewBox="0 0 200 180"><rect width="200" height="180" fill="#fff"/>${inside}</svg>`;

export const graph = (path: string): string =>
  drawing(`${AXES}<path d="${path}" stroke="#1746a2" stroke-width="4" fill="none"/>`);

/** Glassware over a burner, with labelled parts. */
export const distillation = drawing(
  `<g stroke="#333" stroke-width="3" fill="none"><circle cx="50" cy="110" r="28"/><path d="M45 82V40h10v42M55 52L150 92l-4 9L55 64"/>
<path d="M138 110h34v50h-34z"/><path d="M40 165l10-18 10 18z" fill="#e8833a"/></g>
<g font-family="sans-serif" font-size="16"><text x="12" y="80">A</text><text x="100" y="60">B</text><text x="176" y="140">C</text></g>`,
);
