import { defineRule } from '@oxlint/plugins';

/** What may not be found within the act itself. */
const finds: Readonly<Record<string, RegExp>> = {
  click: /\.(?:get|find)ByRole\(\s*'button'/,
  change: /\.(?:get|find)By(?:Role|LabelText)\b/,
};

/**
 * Refuses `fireEvent.click` and `fireEvent.change` on what is found in the same breath: for a moment after a call a button is
 * called otherwise or disabled, and the press is lost. `press` and `type` of web/test wait for it.
 */
export const pressByHelpers = defineRule({
  meta: {
    type: 'problem',
    messages: {
      useHelpers: 'Press and type by the helpers of web/test/open-screen.tsx, which wait.',
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [target] }) {
      if (callee.type !== 'MemberExpression' || target === undefined) return;
      const { object, property } = callee;
      if (object.type !== 'Identifier' || object.name !== 'fireEvent') return;
      if (property.type !== 'Identifier') return;
      const found = finds[property.name];
      if (found?.test(context.sourceCode.getText(target))) {
        context.report({ node: target, messageId: 'useHelpers' });
      }
    },
  }),
});
