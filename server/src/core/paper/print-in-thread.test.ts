import { expect, it } from 'vitest';
import { printInThread } from './print-in-thread.ts';

/** A program that sends each letter back as it is, and fails at the one that equals its `workerData`. */
const program = new URL(`data:text/javascript,
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', (asked) => {
    if (asked.letter === workerData) throw new Error('This cannot be printed');
    parentPort.postMessage(asked.letter ?? asked);
  });
`);

it('gives what each letter comes to, and reads none before the last was taken', async () => {
  const read: string[] = [];
  function* letters() {
    for (const letter of ['first', 'second']) {
      read.push(letter);
      yield letter;
    }
  }
  const parts = printInThread(program, { head: null, letters: letters() });
  expect(await parts.next()).toEqual({ done: false, value: 'first' });
  expect(read).toEqual(['first']);
  expect(await Array.fromAsync(parts)).toEqual(['second', 'end']);
});

it('prints two at once, and others when one of these is over', async () => {
  const print = () => printInThread(program, { head: null, letters: ['first', 'second'] });
  const [one, other, refused] = [print(), print(), print()];
  await one.next();
  await other.next();
  await expect(refused.next()).rejects.toMatchObject({ code: 'unavailable' });
  await one.return(undefined);
  expect(await Array.fromAsync(print())).toHaveLength(3);
  await other.return(undefined);
});

it('throws what fails in the thread', async () => {
  const parts = printInThread(program, { head: 'second', letters: ['first', 'second', 'third'] });
  expect(await parts.next()).toEqual({ done: false, value: 'first' });
  await expect(parts.next()).rejects.toThrow('This cannot be printed');
});
