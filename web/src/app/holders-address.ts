import { paths } from '../core/paths.ts';

/** Whether a screen at this address is most likely opened by somebody who is not of the staff: what only these need waits until it is asked for. */
export function isHoldersAddress(pathname: string): boolean {
  return pathname === paths.own || pathname.startsWith(`${paths.own}/`);
}
