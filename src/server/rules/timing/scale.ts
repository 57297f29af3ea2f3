interface Times {
  readonly settings: { readonly totalTimeSeconds: number };
  readonly questions: readonly { readonly timeLimit: number | null }[];
}

/**
 * A quiz version with all times scaled by a student's factor in percent, rounded up to whole seconds, so that no student gets less
 * than promised.
 */
export function scaleTimes<Version extends Times>(version: Version, factorPercent: number): Version {
  if (factorPercent === 100) return version;
  const scaled = (seconds: number) => Math.ceil((seconds * factorPercent) / 100);
  return {
    ...version,
    settings: { ...version.settings, totalTimeSeconds: scaled(version.settings.totalTimeSeconds) },
    questions: version.questions.map((question) => ({
      ...question,
      timeLimit: question.timeLimit === null ? null : scaled(question.timeLimit),
    })),
  };
}
