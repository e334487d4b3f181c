import type { Plugin } from 'vite';

/**
 * Methods of zod's schemas that neither the contract nor the forms' resolver ask of one. Every schema has all methods, so that each brings what
 * it alone is made of, such as the formats of strings, which are functions of their own today (`z.email()`).
 */
export const leftOutMethods = [
  'email url jwt emoji guid uuid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid',
  'ipv4 ipv6 cidrv4 cidrv6 e164 datetime date time duration slugify lowercase uppercase',
  'and prefault exactOptional nonoptional exactPartial required catch brand readonly unwrap isOptional isNullable apply',
  'gt gte lt lte negative nonpositive finite safe step multipleOf nonempty rest',
  'keyof catchall loose passthrough strict strip length properties toJSONSchema',
  'safeParseAsync validate validateAsync encode decode encodeAsync decodeAsync',
  'safeEncode safeDecode safeEncodeAsync safeDecodeAsync',
].flatMap((names) => names.split(' '));

/** What is found in a module of a library, and what ships in its place. */
type Cut = readonly [found: RegExp, replacement: string];

/** Parts of modules that nothing in the browser ever calls, by the end of the module's path. */
const leftOut: Readonly<Record<string, readonly Cut[]>> = {
  'zod/v4/classic/schemas.js': [
    ...leftOutMethods.map(methodNamed),
    // Parsers made from text when the page runs, which the content security policy forbids.
    [/core\.\$ZodObjectJIT\b/g, 'core.$ZodObject'],
    // For values that contain themselves, which neither JSON nor a form can.
    [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/g, 'void 0'],
    // English messages: the contract gives its own.
    [/core\.config\(en\(\)\)/g, 'void 0'],
  ],
  // Observers of each navigation, of which there are none.
  'react-router/dist/production/lib/router/instrumentation.js': [
    functionNamed('getRouteInstrumentationUpdates'),
    functionNamed('instrumentClientSideRouter'),
  ],
  // What a link fetches ahead where a server renders the application.
  'react-router/dist/production/lib/dom/ssr/components.js': [functionNamed('PrefetchPageLinks')],
};

/** Ships those modules without these parts. What is left out throws when it is called after all. */
export function leaveOutParts(): Plugin {
  return {
    name: 'leave-out-parts',
    apply: 'build',
    transform: {
      filter: { id: Object.keys(leftOut).map((end) => new RegExp(`/${end}$`)) },
      handler: (code, id) => {
        const [, cuts = []] = Object.entries(leftOut).find(([end]) => id.endsWith(`/${end}`)) ?? [];
        return { code: cuts.reduce(cut, code), map: null };
      },
    },
  };
}

function methodNamed(name: string): Cut {
  const head = `^ {4}(?:async )?${name}(?:: (?:async )?function \\w+)?\\(.*\\) \\{\\n`;
  return [new RegExp(`${head}(?: {8}.*\\n)* {4}\\},\\n`, 'gm'), ''];
}

function functionNamed(name: string): Cut {
  return [
    new RegExp(`^function ${name}\\(.*\\) \\{\\n(?:\\t.*\\n)*\\}$`, 'gm'),
    `function ${name}() { throw new Error('Left out of the build: ${name}'); }`,
  ];
}

/** @throws Error when the library is written otherwise by now, so that the part would ship unseen */
function cut(code: string, [found, replacement]: Cut): string {
  const shorter = code.replace(found, replacement);
  if (shorter === code) throw new Error(`Nothing is left out of the build by ${found.source}`);
  return shorter;
}
