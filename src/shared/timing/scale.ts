interface Times {
  readonly settings: { readonly totalTimeSeconds: number };
  readonly questions: readonly { readonly timeLimit: number | null }[];
}

/**
 * A paper with all its times multiplied by a factor in percent, as a teacher allows a student; each is rounded up to whole
 * seconds, so that nobody gets less than promised. Everything else stays as it is.
 */
export function scaleTimes<Paper extends Times>(paper: Paper, factorPercent: number): Paper {
  if (factorPercent === 100) return paper;
  const scaled = (seconds: number) => Math.ceil((seconds * factorPercent) / 100);
  return {
    ...paper,
    settings: { ...paper.settings, totalTimeSeconds: scaled(paper.settings.totalTimeSeconds) },
    questions: paper.questions.map((question) => ({
      ...question,
      timeLimit: question.timeLimit === null ? null : scaled(question.timeLimit),
    })),
  };
}
