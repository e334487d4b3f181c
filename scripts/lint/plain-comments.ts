import { defineRule } from '@oxlint/plugins';

/** What makes a reader go back to the beginning of a sentence: docs/recipes.md#the-words-of-comments. */
const roundabout = /\b(?:of which|of whom|tells|told|as above|whichever|what each)\b/gi;

/** What stands between backticks is a name, not a word. */
const names = /`[^`]*`/g;

/** Refuses words in comments that have to be decoded. */
export const plainComments = defineRule({
  meta: {
    type: 'suggestion',
    messages: {
      sayPlainly:
        'Say "{{word}}" plainly: docs/recipes.md#the-words-of-comments names the verbs to choose from.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const text = comment.value.replaceAll(names, '');
        for (const [word] of text.matchAll(roundabout)) {
          context.report({ loc: comment.loc, messageId: 'sayPlainly', data: { word } });
        }
      }
    },
  }),
});
