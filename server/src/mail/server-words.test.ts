import { longestServerWords } from '@grzadka/contract/mail/mail.model';
import { expect, it } from 'vitest';
import { serverWords } from './server-words.ts';

const said = (response: string) => Object.assign(new Error('refused'), { response });

it.each([
  [
    '550 5.1.1 <anna.nowak@example.pl>: Recipient address rejected: User unknown',
    '550 5.1.1: Recipient address rejected: User unknown',
  ],
  ['550 "anna nowak"@example.pl unknown', '550 unknown'],
  ['550-5.1.1 No such user\r\n550 5.1.1 anna.nowak@example.pl', '550-5.1.1 No such user 550 5.1.1'],
  ['550 bounce+anna.nowak=example.pl@list.example.org gone', '550 gone'],
  ['550 Mailbox ANNA.NOWAK does not exist', '550 Mailbox does not exist'],
  ['550 Adres (anna.nowak@żółw.pl), nie istnieje', '550 Adres, nie istnieje'],
  ['552 5.2.2 Mailbox full', '552 5.2.2 Mailbox full'],
])('of %j people read %j', (response, words) => {
  expect(serverWords(said(response), ['anna.nowak@example.pl'])).toBe(words);
});

it('what is longer than anybody reads is cut', () => {
  const words = serverWords(said(`550 ${'no '.repeat(500)}`), []);
  expect(words).toHaveLength(longestServerWords);
  expect(words).toMatch(/^550 no no .*…$/);
});

it('a server that said nothing is told without words', () => {
  expect(serverWords(new Error('anna.nowak@example.pl'), [])).toBe('');
  expect(serverWords('anna.nowak@example.pl', [])).toBe('');
});
