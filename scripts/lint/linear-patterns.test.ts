import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { linearPatterns } from './linear-patterns.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const refused = (code: string) => ({ code, errors: [{ messageId: 'superLinear' }] });

new RuleTester().run('linear-patterns', linearPatterns, {
  valid: [
    String.raw`/^\s+/`,
    String.raw`/(?<!\s)\s+$/`,
    String.raw`/\{\{([^{}]*)\}\}/g`,
    String.raw`/<[^<>]*>/g`,
    String.raw`/^\s{0,20}\d+\s{0,20}$/`,
    String.raw`'\\s*$'`,
  ],
  invalid: [
    // A trim, an opening that is closed nowhere, blanks beside what takes blanks, and a repetition repeated.
    String.raw`/\s*$/`,
    String.raw`/<[^>]*>/g`,
    String.raw`/\{\{\s*([^{}]*?)\s*\}\}/g`,
    String.raw`/^(\s*)(.*?)(\s*)$/s`,
    String.raw`/^(?:a+)+$/`,
  ].map(refused),
});
