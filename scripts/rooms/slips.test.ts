import { expect, it } from 'vitest';
import { slipsAmong } from './slips.ts';
import { readSourceFiles, sourceFile } from './source-files.ts';

/** How many there may be: whoever adds one more puts it into its user. */
const mostSlips = 40;

it(`finds no more than ${mostSlips} files too short for one user`, () => {
  const slips = slipsAmong(readSourceFiles('{contract,server,web}/src/**/*.{ts,tsx}'));
  expect(slips.length, slips.join('\n')).toBeLessThanOrEqual(mostSlips);
});

it('takes a short file of one user for a slip, whatever stands around its code', () => {
  const short = (lines: number) =>
    `import 'zod';\n\n/**\n * What it is.\n */\n${'export const a = 1;\n'.repeat(lines)}`;
  const file = (path: string, text: string) => sourceFile(`server/src/party/${path}`, text);
  const one = "import './slip.ts'; import './fold.ts'; import './long.ts'; import './a.card.ts';";
  const found = slipsAmong([
    file('one.ts', `${one}\n${short(15)}`),
    file('other.ts', `import './fold.ts';\n${short(15)}`),
    file('slip.ts', short(14)),
    file('long.ts', short(15)),
    file('fold.ts', short(1)),
    file('a.card.ts', short(1)),
    file('a.routes.ts', short(1)),
  ]);
  expect(found).toEqual(['server/src/party/slip.ts', 'server/src/party/a.card.ts']);
});
