import type { Socket } from 'node:net';
import type { BareRequest } from './bare-refusal.ts';

/**
 * What can still be told of a request that the parser gave up: what it asks for and the headers that stand whole in what came
 * last on its connection. They say what a refusal looks like, and nothing else may be made of them.
 */
export function readUnread(packet: unknown, socket: Socket): BareRequest {
  const text = packet instanceof Uint8Array ? Buffer.from(packet).toString('latin1') : '';
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const [first = '', ...lines] = head.split(/\r?\n/);
  const [, url = '/'] = first.split(' ');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    headers[name.toLowerCase()] ??= value.join(':').trim();
  }
  return { url, headers, socket };
}
