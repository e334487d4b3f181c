import { expect, it } from 'vitest';
import { pointOfRefusal, smtpAnswer } from './smtp-answer.ts';

it.each([
  ['CONN', 'no-answer'],
  ['STARTTLS', 'not-secure'],
  ['AUTH PLAIN', 'sign-in'],
  ['MAIL FROM', 'sender'],
  ['RCPT TO', 'recipient'],
  ['DATA', 'message'],
])('a server that refuses at %s has refused: %s', (command, point) => {
  const error = Object.assign(new Error('anna@example.pl'), { command, responseCode: 550 });
  expect(pointOfRefusal(smtpAnswer(error))).toBe(point);
});

it('whatever else fails is no answer', () => {
  expect(pointOfRefusal(smtpAnswer(new DOMException('aborted', 'TimeoutError')))).toBe('no-answer');
  expect(pointOfRefusal(smtpAnswer('broken'))).toBe('no-answer');
});
