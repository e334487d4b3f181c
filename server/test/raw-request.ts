import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorBody } from '@grzadka/contract/core/errors';

/** A connection on which a test writes what no client would. */
export async function openConnection(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** The one reply that comes on a connection before the server ends it: a refusal of the calls. */
export async function onlyReply(socket: Socket) {
  const { body, ...reply } = await onlyText(socket);
  return { ...reply, body: JSON.parse(body) as ErrorBody };
}

/** The same, whatever its body is. */
export async function onlyText(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(pairs),
    body,
  };
}
