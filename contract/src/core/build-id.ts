/**
 * Which build of the web application a page is of, and which the server has: every reply names it in this header, so
 * that a page hears of a newer one (docs/product/operation.md#new-version).
 */
export const buildIdHeader = 'web-build';

/** The name of the page's meta element that holds its build. */
export const buildIdMeta = 'web-build';

/** The file of the built web application that holds its build. */
export const buildIdFile = 'web-build.txt';
