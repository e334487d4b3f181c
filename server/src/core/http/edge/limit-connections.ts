import type { Server, Socket } from 'node:net';

interface ConnectionLimits {
  /** How many connections an address may have open at once. */
  readonly perAddress: number;
  /** Whether an address is a proxy's, behind which there is anybody. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * Bounds how many connections one address holds, so that a single sender cannot take all that the
 * machine has. Calls `refuse` for each one beyond; `onFull` tells the first time an address gets there.
 */
export function limitConnections(
  server: Server,
  { perAddress, isProxy }: ConnectionLimits,
  { refuse, onFull }: { refuse: (socket: Socket) => void; onFull: () => void },
): void {
  const open = new Map<string, number>();
  const full = new Set<string>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      if (!full.has(address)) onFull();
      full.add(address);
      refuse(socket);
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else {
        open.delete(address);
        full.delete(address);
      }
    });
  });
}
