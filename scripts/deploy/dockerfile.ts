/** One instruction of a Dockerfile; the keyword is in capitals. */
export interface Instruction {
  readonly keyword: string;
  readonly rest: string;
}

export interface Stage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile with their instructions, without comments. */
export function readStages(dockerfile: string): Stage[] {
  const instructions = dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [keyword = '', ...rest] = line.split(/\s+/);
      return { keyword: keyword.toUpperCase(), rest: rest.join(' ') };
    });
  const starts = instructions.flatMap(({ keyword }, index) => (keyword === 'FROM' ? [index] : []));
  return starts.map((start, index) => ({
    name: / as (\S+)/i.exec(instructions[start]?.rest ?? '')?.[1] ?? `stage ${index}`,
    instructions: instructions.slice(start + 1, starts[index + 1]),
  }));
}
