import { definePlugin } from '@oxlint/plugins';
import { linearPatterns } from './linear-patterns.ts';
import { plainComments } from './plain-comments.ts';
import { pressByHelpers } from './press-by-helpers.ts';

/** The rules of this repository that no linter has; which files they hold for stands in oxlint.config.ts. */
export default definePlugin({
  meta: { name: 'house' },
  rules: {
    'linear-patterns': linearPatterns,
    'plain-comments': plainComments,
    'press-by-helpers': pressByHelpers,
  },
});
