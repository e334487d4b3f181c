import { fileURLToPath } from 'node:url';

const { PATH, HOME } = process.env;

/**
 * What a program that a test starts gets of this process's environment. Most of its start is to compile
 * the same modules again; it keeps them compiled beside the libraries, from test to test.
 */
export const programEnvironment = {
  PATH,
  HOME,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
  // Several processes start slower, and are what few tests are about.
  WEB_CONCURRENCY: '1',
};
