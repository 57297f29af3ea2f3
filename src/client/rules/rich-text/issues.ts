import { parseBlocks } from '../../../shared/rich-text/blocks';
import { formulaIssue } from '../../../shared/rich-text/formula';
import { richTextMessages as messages } from '../../../shared/rich-text/messages';
import { inlinesIn } from '../../../shared/rich-text/walk';

/** What the teacher should know of a text: its formulas that cannot be shown, one sentence each. */
export function richTextIssues(text: string): string[] {
  return inlinesIn(parseBlocks(text)).flatMap((node) => {
    const issue = node.kind === 'formula' ? formulaIssue(node.tex) : undefined;
    return node.kind === 'formula' && issue !== undefined ? [messages.formulaIssue(node.source, issue)] : [];
  });
}
