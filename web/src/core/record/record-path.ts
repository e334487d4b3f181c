import { generatePath } from 'react-router';

/** Where a screen about the one record of an id is; `pattern` is an address of its definition. */
export function recordPath(pattern: string, id: string): string {
  return generatePath(pattern, { id });
}
