/**
 * What does not fit between a module of styles and the code that imports it: names that it has no class for, and classes that
 * nobody names. The compiler knows no names of classes.
 */
export function wrongClassNames(sheet: string, users: readonly string[]): string[] {
  const rules = sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/'[^']*'|(?:url|:global)\([^)]*\)/g, '');
  const classes = new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
  const code = users.join('\n');
  const named = [...code.matchAll(/\bstyles\['(\w+)'\]/g)].map(([, name = '']) => name);
  return [
    ...new Set(named.filter((name) => !classes.has(name)).map((name) => `no class "${name}"`)),
    // What is chosen at run time is named as a text or a key.
    ...[...classes]
      .filter((name) => !new RegExp(`'${name}'|\\b${name}:`).test(code))
      .map((name) => `nobody uses "${name}"`),
  ];
}
