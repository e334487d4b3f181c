import { startTestApp } from '@grzadka/server/test/test-app.ts';
import { expect, it } from 'vitest';
import { fillDemo } from '../../src/fill-demo.ts';
import { fingerprint } from './fingerprint.ts';

const options = {
  today: Temporal.PlainDate.from('2026-11-21'),
  administrator: { userName: 'admin', password: null },
};

const [one, other] = [await startTestApp(), await startTestApp()];

it('the demo of a day is the same a second time', async () => {
  await fillDemo(one, options);
  await fillDemo(other, options);
  expect(await fingerprint(other.db)).toEqual(await fingerprint(one.db));
});
