/** Tells the server at once when the student goes on where there is no way back. */
export interface PlaceTelling {
  /** Another question is on the screen. */
  changed: () => void;
  /** Tells what is still untold. */
  tell: () => void;
}

/**
 * A question is told only once everything written before it has reached the server, which then takes no other answer to the
 * ones that were passed.
 */
export function createPlaceTelling(parts: {
  isNeeded: boolean;
  isAllSent: () => boolean;
  tell: () => void;
}): PlaceTelling {
  let isUntold = false;
  const tell = () => {
    if (!isUntold || !parts.isAllSent()) return;
    isUntold = false;
    parts.tell();
  };
  return {
    changed() {
      isUntold = parts.isNeeded;
      tell();
    },
    tell,
  };
}
