import type { Plugin } from 'vite';

/**
 * Modules of libraries that nothing in the browser ever calls, but that something it does call holds on to, so
 * that they would be shipped.
 */
const leftOut = [
  // JSON Schema of zod's schemas: the server prints OpenAPI. Every schema could be asked for it.
  /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
  // Themes of MUI whose colours are CSS variables; ours is none.
  /\/@mui\/material\/styles\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/,
  // MUI's ripples, which the theme switches off.
  /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/,
  // Stylesheets that the router would fetch ahead for an application rendered on a server.
  /\/react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
  // Code and lines across, which a text here does not have.
  /\/@tiptap\/extension-(code|code-block|horizontal-rule)\/dist\/index\.js$/,
  // For emotion's withTheme, which MUI does without.
  /\/@emotion\/react\/_isolated-hnrs\/.*\.esm\.js$/,
  /\/hoist-non-react-statics\/dist\/.*\.js$/,
];

const declared = /^export (?:function|const|class) (\w+)/gm;
const listed = /^export \{([^}]*)\}/gm;

/** Ships those modules without what is in them: each thing they export refuses to be called. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    transform: {
      filter: { id: leftOut },
      handler: (code, id) => ({ code: refusals(code, id), map: null }),
    },
  };
}

function refusals(code: string, id: string): string {
  const names = [
    ...[...code.matchAll(declared)].map(([, name = '']) => name),
    ...[...code.matchAll(listed)].flatMap(([, list = '']) =>
      list.split(',').map(
        (item) =>
          item
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? '',
      ),
    ),
    ...(/^export default /m.test(code) ? ['default'] : []),
  ].filter((name) => name !== '');
  const text = JSON.stringify(`Left out of the build: ${id.split('node_modules/').at(-1)}`);
  return [
    `function refuse() { throw new Error(${text}); }`,
    ...names.map((name) => `export { refuse as ${name} };`),
  ].join('\n');
}
