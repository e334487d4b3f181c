import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { plainComments } from './plain-comments.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const refused = (code: string, count = 1) => ({
  code,
  errors: Array.from({ length: count }, () => ({ messageId: 'sayPlainly' })),
});

new RuleTester().run('plain-comments', plainComments, {
  valid: [
    '/** Returns the accounts of a garden. */',
    "const told = 'tells';",
    '// What `told` holds is recorded with the change.',
  ],
  invalid: [
    refused('/** Tells how many there are. */'),
    refused('// Whichever comes first, as above.', 2),
    refused('/** The gardens of whom nobody knows,\n * of which some are told. */', 3),
  ],
});
