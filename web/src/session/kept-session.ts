import { type SessionInfo, sessionInfo } from '@grzadka/contract/session/session.model';
import * as z from 'zod/mini';
import { dropFirstPaint, forgetShell } from '../core/offline/kept-shell.ts';
import { untilSignOut } from '../core/page-memory.ts';
import { paths } from '../core/paths.ts';

/** The name under which the device keeps who works without a network. */
const name = `${untilSignOut}session`;

const kept = z.object({ info: sessionInfo, address: z.string() });

/**
 * Keeps who is signed in, so that the work goes on where no server answers; from the home screen at this address. It is forgotten as
 * soon as the server says that nobody is signed in, and with a sign-out. What somebody may do the server decides, once it can be asked.
 */
export function keepSession(info: SessionInfo, address: string): void {
  try {
    localStorage.setItem(name, JSON.stringify({ info, address }));
  } catch {
    // Where nothing may be kept, nothing opens without a network.
  }
}

/** Who works on this device without a network, and where; undefined for nobody. */
function keptSession(): z.output<typeof kept> | undefined {
  try {
    return kept.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Who goes on working while no server answers; the page that was opened at the start address goes where they work. */
export function workingSession(): SessionInfo | undefined {
  const known = keptSession();
  if (known && globalThis.location.pathname === paths.home) {
    globalThis.history.replaceState(null, '', known.address);
  }
  if (known === undefined) dropFirstPaint();
  return known?.info;
}

/** Keeps what is kept only for whom the server names. */
export function confirmKeptSession(info: SessionInfo): void {
  const known = keptSession();
  if (known === undefined || known.info.user?.userLoginId === info.user?.userLoginId) return;
  localStorage.removeItem(name);
  forgetShell();
}
