import { defineRule } from '@oxlint/plugins';
import { roundaboutWords } from './roundabout-words.ts';

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
        for (const word of roundaboutWords(comment.value)) {
          context.report({ loc: comment.loc, messageId: 'sayPlainly', data: { word } });
        }
      }
    },
  }),
});
