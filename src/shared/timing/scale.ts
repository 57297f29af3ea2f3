interface Times {
  readonly settings: { readonly totalTimeSeconds: number };
  readonly questions: readonly { readonly timeLimit: number | null }[];
}

/**
 * A quiz version with all its times multiplied by a factor in percent, as a teacher allows a student; each is rounded up to whole
 * seconds, so that nobody gets less than promised. Everything else stays as it is.
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
