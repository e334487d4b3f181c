import { defineRule } from '@oxlint/plugins';
import { analyse } from 'scslre';

/**
 * Refuses a regular expression whose time may grow faster than the text it looks at: one in which two parts take the
 * same characters (`\s*X\s*`, where X takes blanks), or one that looks for an end from each of many beginnings (`\s*$`).
 */
export const linearPatterns = defineRule({
  meta: {
    type: 'problem',
    messages: {
      superLinear:
        'Many {{character}} in a row take more than linear time here. Trim in code, bound the repetition, or forbid what precedes it.',
    },
  },
  create: (context) => ({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      const [report] = analyse({ source, flags }, { reportTypes: { Move: true } }).reports;
      if (report === undefined) return;
      const character = JSON.stringify(report.character.pick);
      context.report({ node, messageId: 'superLinear', data: { character } });
    },
  }),
});
