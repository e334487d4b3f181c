import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { tellFigure } from './figure.ts';
import { type Office, startOffice, stopOffice } from './office.ts';
import { expectKept, setToWork, untilWorking } from './steady-clerk.ts';

const signIn =
  'POST /api/session/login HTTP/1.1\r\nhost: ogrod\r\n' +
  'content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nusername=';
const upload = (cookie: string) =>
  `POST /api/file/upload HTTP/1.1\r\nhost: ogrod\r\ncookie: ${cookie}\r\n` +
  'content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\n';

/** A connection from one of this machine's own addresses. */
async function open({ origin }: Office, localAddress: string): Promise<Socket> {
  const { port } = new URL(origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  // Whether the other side cuts it is what the test asks about.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

it('fifty slow clients have their time and no more, while the clerks work on', async () => {
  const office = await startOffice({ env: { REQUEST_SECONDS: '5' } });
  const clerks = await setToWork(office);
  const begun = performance.now();
  const replies = Array.from({ length: 50 }, async (_, index) => {
    const socket = await open(office, '127.0.0.1');
    socket.write(index % 2 === 0 ? signIn : upload(office.client.cookie()));
    const drip = setInterval(() => socket.write('x'), 500);
    return text(socket).finally(() => clearInterval(drip));
  });
  await untilWorking(clerks);
  for (const reply of await Promise.all(replies)) expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  tellFigure('50 slow clients', { 'ended after': performance.now() - begun });
  await untilWorking(clerks);
  expect([...clerks.failures]).toEqual([]);
  await expectKept(clerks, office.db);
  await stopOffice(office);
});

it.runIf(process.platform === 'linux')(
  'a thousand connections from four addresses, and a thousand more from one of them',
  async () => {
    const office = await startOffice();
    const clerks = await setToWork(office);
    await untilWorking(clerks);
    // Every address of 127.0.0.0/8 is this machine's own.
    const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
    const held = await Promise.all(
      addresses.flatMap((address) => Array.from({ length: 250 }, () => open(office, address))),
    );
    let refused = 0;
    for (let count = 0; count < 1000; count++) {
      const socket = await open(office, '127.0.0.5');
      socket.once('data', (reply) => {
        if (reply.toString().startsWith('HTTP/1.1 429 ')) refused += 1;
      });
    }
    // 256 is what one address may have.
    await expect.poll(() => refused).toBe(250 + 1000 - 256);
    expect(held.filter(({ destroyed }) => destroyed)).toEqual([]);
    await untilWorking(clerks);
    expect([...clerks.failures]).toEqual([]);
    await expectKept(clerks, office.db);
    await stopOffice(office);
  },
);
