import type { Call, Client } from './client.ts';

interface Load {
  readonly connections: number;
  readonly milliseconds: number;
  /** Called for each request, so that they need not all be the same. */
  readonly next: () => Call;
}

/** Keeps every connection busy for a while, and gives how many requests a second were answered. */
export async function throughputOf(
  client: Client,
  { connections, milliseconds, next }: Load,
): Promise<number> {
  let answered = 0;
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= milliseconds;
  const oneConnection = async () => {
    while (!isOver()) {
      await client.send(next());
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, oneConnection));
  return (answered * 1000) / (performance.now() - begun);
}
