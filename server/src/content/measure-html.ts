import { maxHtmlDepth, maxHtmlElements } from '@grzadka/contract/content/html-rules';
import { Parser } from 'htmlparser2';
import { isToReplace } from './replace-blocks.ts';

/** What an HTML text consists of, as far as it was read. */
interface HtmlMeasure {
  readonly elements: number;
  /** How deep the deepest element stands, 1 for one in nothing. */
  readonly depth: number;
  /** Whether there are blocks that leave paragraphs in their place. */
  readonly hasBlocksToReplace: boolean;
}

/**
 * Counts the elements of a text with the parser that the sanitiser uses, so that both see the same.
 * Stops at the first one past a limit: the parser's time grows with the depth of each element, and
 * so with the square of a text of unclosed ones.
 */
export function measureHtml(html: string): HtmlMeasure {
  const open: string[] = [];
  let elements = 0;
  let depth = 0;
  let hasBlocksToReplace = false;
  const parser: Parser = new Parser({
    onopentagname(name) {
      hasBlocksToReplace ||= isToReplace(name, open.at(-1));
      open.push(name);
      elements += 1;
      depth = Math.max(depth, open.length);
      if (elements > maxHtmlElements || depth > maxHtmlDepth) parser.pause();
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.write(html);
  return { elements, depth, hasBlocksToReplace };
}
