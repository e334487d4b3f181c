// @vitest-environment jsdom
import { mailEndpoints } from '@grzadka/contract/mail/mail.endpoints';
import {
  type MailMessage,
  type MailOverview,
  mailServerAnswers,
  noMailServer,
  retryRefusals,
} from '@grzadka/contract/mail/mail.model';
import { type JobState, jobNames } from '@grzadka/contract/system/jobs.model';
import { systemEndpoints } from '@grzadka/contract/system/system.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { systemPaths } from '../system.paths.ts';
import { JobsScreen } from './JobsScreen.tsx';
import { jobsSentence } from './jobs.text.ts';

const server = startTestServer();
const routes = [{ path: systemPaths.jobs, element: <JobsScreen /> }];

const idle: JobState = {
  name: 'session.clean',
  lastRun: null,
  nextRunAt: null,
  waiting: 0,
  failed: 0,
  lastFailedAt: null,
};
const waiting: MailMessage = {
  id: 'w',
  createdAt: '2026-11-22T08:00:00.000Z',
  recipients: ['j…k@example.com'],
  refused: [],
  subject: 'Nowe hasło',
  state: 'queued',
  tries: 3,
  login: { userLoginId: 'l', partyId: 'p' },
  messageId: null,
};
const sent: MailMessage = { ...waiting, id: 's', state: 'sent', tries: 4 };
const givenUp: MailMessage = { ...waiting, id: 'f', state: 'failed', tries: 15 };

function answer({ jobs = [], silentSince = null, ...mail }: Answer = {}) {
  server.answer(systemEndpoints.jobs, { silentSince, items: jobs });
  server.answer(mailEndpoints.overview, {
    delivery: 'server',
    trouble: null,
    counts: { queued: 0, sent: 0, saved: 0, failed: 0 },
    oldestQueuedAt: null,
    ownEmail: null,
    items: [],
    ...mail,
  });
}

interface Answer extends Partial<MailOverview> {
  jobs?: JobState[];
  silentSince?: string | null;
}

const section = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}$`) }));

/** The row of a job, by its name. */
const rowOf = async (name: string) =>
  (await screen.findByText(name)).closest('li')?.textContent.replaceAll('\u00a0', ' ') ?? '';

/** A short message, in which words with a hyphen have elements of their own. */
const told = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text),
  );

test('every job has its words, and says how it went and what is next', async () => {
  const ran = { startedAt: '2026-11-22T02:20:00.000Z', result: 'done', seconds: 75 } as const;
  answer({
    jobs: jobNames.map((name) => ({
      ...idle,
      name,
      ...(name === 'session.clean' && { lastRun: ran, nextRunAt: '2026-11-23T02:20:00.000Z' }),
      ...(name === 'file.sweep-storage' && {
        lastRun: { ...ran, result: 'failed' as const, seconds: null },
        waiting: 1,
        failed: 2,
        lastFailedAt: '2026-11-21T02:40:00.000Z',
      }),
    })),
  });
  openScreen(routes, systemPaths.jobs);
  // What needs to be looked at is there from the first.
  expect(await rowOf('Nocne porządki')).toMatch(
    /:20, nie udało sięNastępniegdy będzie co robićCzekają1Nieudane2, ostatnio 2026\.11\.21 \d\d:40$/,
  );
  expect((await section('Prace programu')).getAllByRole('listitem')).toHaveLength(1);
  await press('Szczegóły');
  expect(await rowOf('Usuwanie wygasłych zalogowań')).toMatch(
    /Ostatnio2026\.11\.22 \d\d:20, udało się \(1 min 15 s\)Następnie2026\.11\.23 \d\d:20$/,
  );
  expect(await rowOf('Wysyłanie e-maili')).toContain('ani razu w ciągu 7 dni');
  expect((await section('Prace programu')).getAllByRole('listitem')).toHaveLength(jobNames.length);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while all jobs work, one line says so, and the rest is there when it is asked for', async () => {
  answer({ jobs: [idle] });
  openScreen(routes, systemPaths.jobs);
  const jobs = await section('Prace programu');
  expect(await jobs.findByText('Wszystkie działają.')).toBeTruthy();
  expect(jobs.queryAllByRole('listitem')).toEqual([]);
  await press('Szczegóły');
  expect(jobs.getAllByRole('listitem')).toHaveLength(1);
  await press('Ukryj szczegóły');
  expect(jobs.queryAllByRole('listitem')).toEqual([]);
});

test('says when nothing starts the jobs', async () => {
  answer({ silentSince: '2026-11-22T08:00:00.000Z' });
  openScreen(routes, systemPaths.jobs);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Program nie wykonuje swoich prac od 2026\.11\.22 \d\d:00\. Uruchom go ponownie/,
  );
});

test('a waiting message is tried at once, and the list says what came of it', async () => {
  answer({ items: [waiting], counts: { queued: 1, sent: 0, saved: 0, failed: 0 } });
  server.answer(mailEndpoints.retry, undefined);
  openScreen(routes, systemPaths.jobs);
  const row = (await screen.findByText('Czeka. Próby: 3.')).closest('li');
  let finish = () => {};
  server.answer(
    mailEndpoints.retry,
    new Promise<undefined>((done) => (finish = () => done(undefined))),
  );
  await press('Ponów: Nowe hasło, j…k@example.com');
  expect(await screen.findByText('Wysyłanie…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ponów/ })).toBeNull();
  answer({ items: [sent], counts: { queued: 0, sent: 1, saved: 0, failed: 0 } });
  finish();
  await told('Program zaraz spróbuje wysłać ten e-mail');
  expect(await screen.findByText('Wysłany. Próby: 4.')).toBeTruthy();
  expect(server.callsOf(mailEndpoints.retry).map(({ body }) => body)).toEqual([{ id: 'w' }]);
  expect(screen.queryByRole('button', { name: /^Ponów/ })).toBeNull();
  expect(row?.textContent).toContain('Nowe hasło');
});

test('with the button that was pressed the focus is not lost', async () => {
  answer({ items: [waiting] });
  server.answer(mailEndpoints.retry, undefined);
  openScreen(routes, systemPaths.jobs);
  const button = await screen.findByRole('button', { name: /^Ponów/ });
  const row = button.closest('li');
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(row);
});

test('a message that went out meanwhile is told of, and the list is read anew', async () => {
  answer({ items: [waiting] });
  server.refuse(mailEndpoints.retry, { code: 'conflict', message: retryRefusals.sent });
  openScreen(routes, systemPaths.jobs);
  await screen.findByText('Czeka. Próby: 3.');
  answer({ items: [sent] });
  await press('Ponów: Nowe hasło, j…k@example.com');
  await told(retryRefusals.sent);
  expect(await screen.findByText('Wysłany. Próby: 4.')).toBeTruthy();
});

test('a message given up leads to a new password, while its login is there', async () => {
  answer({ items: [givenUp, { ...givenUp, id: 'g', subject: 'Stare', login: null }] });
  openScreen(routes, systemPaths.jobs);
  const link = await screen.findByRole('link', {
    name: 'Ustaw hasło: Nowe hasło, j…k@example.com',
  });
  expect(link.getAttribute('href')).toBe('/szczegoly-podmiotu/p/ustaw-haslo/l');
  expect(screen.getAllByRole('link', { name: /^Ustaw hasło/ })).toHaveLength(1);
});

test('what was given up of a message to people leads to that, and says whom it did not reach', async () => {
  const ofMessage = { subject: 'Zebranie', login: null, messageId: 'w1' };
  const recipients = ['a…a@example.com', 'j…n@example.com'];
  const inPart = { ...sent, ...ofMessage, recipients, refused: ['j…n@example.com'] };
  answer({ items: [{ ...givenUp, ...ofMessage, refused: givenUp.recipients }, inPart] });
  openScreen(routes, systemPaths.jobs);
  const link = await screen.findByRole('link', {
    name: 'Otwórz wiadomość: Zebranie, j…k@example.com',
  });
  expect(link.getAttribute('href')).toBe('/wiadomosci/w1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const [ofGivenUp, ofInPart] = screen.getAllByText('Zebranie').map((title) => title.closest('li'));
  const refusal = 'Serwer poczty nie przyjął adresu: j…n@example.com.';
  expect(ofInPart?.textContent).toContain('a…a@example.com, j…n@example.com');
  expect(ofInPart?.textContent).toContain(refusal);
  expect(ofGivenUp?.textContent).not.toContain('Serwer poczty');
});

test('some messages are shown at a time, and that not all are listed is said', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ ...sent, id: String(index) }));
  answer({ items, counts: { queued: 1, sent: 12_000, saved: 0, failed: 0 } });
  openScreen(routes, systemPaths.jobs);
  const list = await section('Ostatnie e-maile');
  expect(list.getAllByRole('listitem')).toHaveLength(50);
  expect(list.getByText(/60 z 12.001/)).toBeTruthy();
  await press('Pokaż więcej');
  expect(list.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Pokaż więcej' })).toBeNull();
});

test('without a mail server that is said, and nothing is there to test', async () => {
  answer({ delivery: 'folder', items: [{ ...sent, state: 'saved' }] });
  openScreen(routes, systemPaths.jobs);
  expect((await screen.findByRole('alert')).textContent).toContain(noMailServer);
  expect(screen.getByText('Zapisany w folderze. Próby: 4.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wyślij próbny e-mail' })).toBeNull();
});

test('a test goes to the own address or another one, and says what the server answered', async () => {
  answer({ ownEmail: 'anna@example.pl' });
  const message = `${mailServerAnswers.recipient} Kod odpowiedzi: 550.`;
  server.refuse(mailEndpoints.sendTest, { code: 'conflict', message });
  openScreen(routes, systemPaths.jobs);
  expect(await screen.findByText('Program nie miał jeszcze czego wysłać.')).toBeTruthy();
  await press('Wyślij próbny e-mail');
  const dialog = within(await screen.findByRole('dialog', { name: 'Wyślij próbny e-mail' }));
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'anna@example.pl');
  await press('Wyślij');
  expect((await dialog.findByRole('alert')).textContent).toBe(message);

  server.answer(mailEndpoints.sendTest, undefined);
  type('Adres e-mail', 'ewa@example.pl');
  await press('Wyślij');
  await told('Serwer poczty przyjął e-mail: ewa@example.pl');
  expect(server.callsOf(mailEndpoints.sendTest).map(({ body }) => body)).toEqual([
    { to: 'anna@example.pl' },
    { to: 'ewa@example.pl' },
  ]);
});

test('what could not be read can be tried again, each part for itself', async () => {
  answer({ jobs: [idle] });
  server.refuse(mailEndpoints.overview, { code: 'internal' });
  openScreen(routes, systemPaths.jobs);
  expect(await screen.findByText('Wszystkie działają.')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się wczytać poczty.');
  answer({ jobs: [idle], items: [sent] });
  await press('Spróbuj ponownie');
  expect(await screen.findByText('Wysłany. Próby: 4.')).toBeTruthy();
});

const well = {
  level: 'ok',
  silentSince: null,
  failedJobs: 0,
  waitingMail: 2,
  lateMail: 0,
  failedMail: 0,
  delivery: 'server',
} as const;

test.each([
  [{}, 'Prace się udają. Czekające e-maile: 2.'],
  [{ failedJobs: 1 }, 'Nieudane prace: 1.'],
  [
    { lateMail: 2, failedMail: 3 },
    'Niewysłane e-maile: 3. E-maile, które czekają dłużej niż godzinę: 2.',
  ],
  [{ delivery: 'folder' }, noMailServer],
] as const)('the card says of %j what it means', (facts, sentence) => {
  expect(jobsSentence({ ...well, ...facts })).toBe(sentence);
});

test('that nothing runs is all that the card says then', () => {
  const state = { ...well, failedJobs: 1, silentSince: '2026-11-22T08:00:00.000Z' };
  expect(jobsSentence(state)).toMatch(
    /^Program nie wykonuje swoich prac od [^:]+:00\. Uruchom go ponownie/,
  );
});
