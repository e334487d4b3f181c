import { withTypedCommands } from './typed-commands.ts';

/** Control characters, and those that turn the direction of writing or end a line. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text as one line for a terminal. Anybody may have written a name or a cell, so what would move
 * the cursor, clear the screen or begin another line is shown as its code ('\u001b').
 */
export function terminalLine(text: string): string {
  return text.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Shows lines to the operator; faults go to standard error. */
export function printLines(
  lines: readonly string[],
  stream: NodeJS.WritableStream = process.stdout,
): void {
  for (const line of lines) stream.write(`${terminalLine(withTypedCommands(line))}\n`);
}
