import { candidatesIn } from '../src/site/findings/personal-data.ts';

/** What is found in a text, as kind and value. */
export function found(text: string): [string, string][] {
  return [...candidatesIn([{ place: 1, text }])].flat().map(({ kind, value }) => [kind, value]);
}

/** The values of what is found of one kind. */
export function valuesOf(kind: string, text: string): string[] {
  return found(text).flatMap(([is, value]) => (is === kind ? [value] : []));
}
