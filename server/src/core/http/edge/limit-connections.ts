import type { Server, Socket } from 'node:net';
import { senderNetwork } from './sender-network.ts';

interface ConnectionLimits {
  /** How many connections an address, or a network of IPv6, may have open at once. */
  readonly perAddress: number;
  /** Whether an address is a proxy's, behind which there is anybody. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * Bounds how many connections one address holds, so that a single sender cannot take all that the
 * machine has. Calls `refuse` for each one beyond, and `onFull` when an address first goes beyond.
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
    const sender = senderNetwork(address);
    const count = (open.get(sender) ?? 0) + 1;
    if (count > perAddress) {
      if (!full.has(sender)) onFull();
      full.add(sender);
      refuse(socket);
      return;
    }
    open.set(sender, count);
    socket.once('close', () => {
      const left = (open.get(sender) ?? 1) - 1;
      if (left > 0) open.set(sender, left);
      else {
        open.delete(sender);
        full.delete(sender);
      }
    });
  });
}
