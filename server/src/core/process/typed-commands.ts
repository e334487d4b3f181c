/** Set by the program that a release brings (scripts/release/launchers.ts): how its operator calls it. */
const program = process.env['GRZADKA_PROGRAM'] || null;

/** Whether a release runs, which is called without npm. */
export const isRelease = program !== null;

/** A text for the operator whose commands are those of this installation: './grzadka backup PLIK' for 'npm run backup -- PLIK'. */
export function withTypedCommands(text: string, called: string | null = program): string {
  if (called === null) return text;
  return text.replaceAll(/npm run ([\w-]+)(?: --(?= ))?/g, `${called} $1`);
}
