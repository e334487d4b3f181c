import { expect, it } from 'vitest';
import { keepReplies, type SiteReply } from './kept-replies.ts';

it('makes room by what the addresses take, too', async () => {
  const kept = keepReplies(60_000, { mostBytes: 100_000 });
  let made = 0;
  const make = async (): Promise<SiteReply> => {
    made += 1;
    return { contentType: 'text/plain', body: '' };
  };
  const long = 'x'.repeat(10_000);
  await kept.get('first', make);
  await kept.get('first', make);
  expect(made).toBe(1);
  for (let count = 0; count < 10; count++) await kept.get(`${long}${count}`, make);
  await kept.get('first', make);
  expect(made).toBe(12);
});
