import {
  htmlRefusals,
  maxHtmlDepth,
  maxHtmlElements,
  maxHtmlPieces,
} from '@grzadka/contract/content/html-rules';
import type { Document } from 'domhandler';
// oxlint-disable-next-line no-restricted-imports -- The one place.
import { type Handler, Parser, parseDocument } from 'htmlparser2';
import { invalidFields } from '#src/core/errors/app-error.ts';

/** Which limit a text of HTML exceeds. */
type HtmlExcess = keyof typeof htmlRefusals;

/** What is called for the parts of a text while it is walked through. */
type HtmlVisitor = Partial<
  Pick<Handler, 'onopentagname' | 'onopentag' | 'onattribute' | 'ontext' | 'onclosetag'>
>;

/**
 * Walks through a text: the one way in which the server reads HTML. Counts as it goes, elements, their depth and
 * pieces, and stops at the first one past a limit, which it gives: the parser's time grows with the depth of each
 * element, and so with the square of a text of unclosed ones (0051). It is the parser that the sanitiser uses, so
 * that both see the same.
 */
export function walkHtml(html: string, visitor: HtmlVisitor): HtmlExcess | undefined {
  let elements = 0;
  let depth = 0;
  let pieces = 0;
  let excess: HtmlExcess | undefined;
  const stop = (at: HtmlExcess) => {
    excess ??= at;
    parser.pause();
  };
  const count = () => {
    pieces += 1;
    if (pieces > maxHtmlPieces) stop('pieces');
  };
  const parser: Parser = new Parser({
    ...visitor,
    onopentagname(name) {
      elements += 1;
      depth += 1;
      if (elements > maxHtmlElements) stop('elements');
      if (depth > maxHtmlDepth) stop('depth');
      count();
      visitor.onopentagname?.(name);
    },
    onattribute(...attribute) {
      count();
      visitor.onattribute?.(...attribute);
    },
    oncomment: count,
    onprocessinginstruction: count,
    ontext(words) {
      count();
      visitor.ontext?.(words);
    },
    onclosetag(...closed) {
      depth -= 1;
      visitor.onclosetag?.(...closed);
    },
  });
  parser.write(html);
  // What is left open is closed here, which takes no longer than its depth.
  if (excess === undefined) parser.end();
  return excess;
}

/** A text as a tree; undefined where it exceeds a limit, which is counted before the first node is made. */
export function parseHtml(html: string): Document | undefined {
  return walkHtml(html, {}) === undefined ? parseDocument(html) : undefined;
}

/** Walks through a text whose limits are a rule for whoever sent it: 400 at `html`, as every call names its text. */
export function walkWithinLimits(html: string, visitor: HtmlVisitor): void {
  const excess = walkHtml(html, visitor);
  if (excess !== undefined) throw invalidFields({ html: htmlRefusals[excess] });
}

/** The same as a tree. */
export function parseWithinLimits(html: string): Document {
  walkWithinLimits(html, {});
  return parseDocument(html);
}
