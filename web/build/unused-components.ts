import type { Plugin } from 'vite';

/** What tools for developers call a component. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

const componentMade = /(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gm;

/**
 * Lets the bundler see which components of the router nobody uses: one that is made by a call, and then given a name, counts as
 * used. Its links and forms, and all that fetches pages which a server renders, would come with the first code of the page (0061).
 * A release of the router that is written otherwise loses nothing but this.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\//, code: '.displayName = ' },
      handler: (code) => code.replace(displayName, '').replace(componentMade, '/* @__PURE__ */ '),
    },
  };
}
