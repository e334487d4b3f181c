import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const web = `${import.meta.dirname}/..`;

/**
 * Has classes of CSS modules named in two to four letters by the build: by the place of their file among all, and by their own
 * within it. Vite's own names end in a checksum, which no compression makes smaller: a fifth of all styles. While somebody develops,
 * names say what they are.
 */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: createNames() } } }),
  };
}

/** Returns what gives a class its name, by the file that it stands in. */
export function createNames(): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: web })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();
  const own = new Map(files.map((file) => [file, new Map<string, string>()]));
  return (name, file) => {
    const place = relative(web, file.replace(/\?.*$/, '')).replaceAll(sep, '/');
    const classes = own.get(place);
    if (classes === undefined)
      throw new Error(`${place} is no module of styles of the application`);
    const short = classes.get(name) ?? `${letters(files.indexOf(place))}_${letters(classes.size)}`;
    classes.set(name, short);
    return short;
  };
}

/** A number in letters alone. */
function letters(number: number): string {
  const digits = number.toString(26);
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
}
