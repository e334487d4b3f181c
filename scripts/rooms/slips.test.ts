import { expect, it } from 'vitest';
import { slipsAmong } from './slips.ts';
import { readSourceFiles, sourceFile } from './source-files.ts';

/** How many there are: whoever adds one puts it into its user, or says here that there are more. */
const mostSlips = { contract: 1, server: 12 };

const files = readSourceFiles('{contract,server,web,demo}/src/**/*.{ts,tsx}');

it.each(Object.entries(mostSlips))(
  '%s has no more than %i files too short for one user',
  (layer, most) => {
    const slips = slipsAmong(files).filter((path) => path.startsWith(`${layer}/src/`));
    expect(slips.length, slips.join('\n')).toBeLessThanOrEqual(most);
  },
);

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
  ]);
  expect(found).toEqual(['server/src/party/slip.ts']);
});
