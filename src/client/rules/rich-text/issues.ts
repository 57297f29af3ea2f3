import { parseBlocks } from '../../../shared/rich-text/blocks';
import { formulaIssue } from '../../../shared/rich-text/formula';
import { richTextMessages as messages } from '../../../shared/rich-text/messages';
import { inlinesIn } from '../../../shared/rich-text/walk';

/** Problems of a text for its teacher: one sentence for each formula that cannot be shown. */
export function richTextIssues(text: string): string[] {
  return inlinesIn(parseBlocks(text)).flatMap((node) => {
    const issue = node.kind === 'formula' ? formulaIssue(node.tex) : undefined;
    return node.kind === 'formula' && issue !== undefined ? [messages.formulaIssue(node.source, issue)] : [];
  });
}
