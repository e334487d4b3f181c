import { accountEndpoints } from '@grzadka/contract/account/account.endpoints';
import { addLogin, addParty } from '@grzadka/server/test/factories.ts';
import { startMailDelivery } from '@grzadka/server/test/mail-delivery.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

test('somebody who is signed in elsewhere is signed out, and is out at the next request', async ({
  app,
  page,
  signIn,
  otherSession,
}) => {
  const { id: partyId } = await addParty(app.db, { firstName: 'Ewa', lastName: 'Zając' });
  const clerk = await addLogin(app.db, { partyId, role: 'ROLE_EMPLOYEE' });
  const elsewhere = await otherSession(clerk.id);
  await expect(await elsewhere.get(accountEndpoints.sessions.path)).toBeOK();

  await signIn('ROLE_ADMIN');
  await page.goto('/system');
  await page.getByRole('link', { name: 'Kto jest zalogowany' }).click();
  const sessions = page.getByRole('region', { name: 'Zając Ewa' });
  await sessions.getByRole('button', { name: /^Wyloguj: / }).click();
  const question = page.getByRole('alertdialog', { name: 'Wylogowanie przeglądarki' });
  await question.getByRole('button', { name: 'Wyloguj' }).click();
  await expect(page.getByText('Wylogowano przeglądarkę')).toBeVisible();
  await expect(sessions).toBeHidden();
  await expect(page.getByRole('region', { name: 'Nowak Anna' })).toBeVisible();

  expect((await elsewhere.get(accountEndpoints.sessions.path)).status()).toBe(401);
});

test('a waiting e-mail is seen, and tried at once', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
  otherSession,
}) => {
  const { id: partyId } = await addParty(app.db, { email: 'jan.kowalik@example.com' });
  const { id: loginId } = await addLogin(app.db, { partyId, role: 'ROLE_USER' });
  const { userLoginId } = await signIn('ROLE_SUPER_USER');
  const manager = await otherSession(userLoginId);
  const data = { loginId, password: 'Nowe9haslo', sendEmail: true };
  expect((await manager.put('/api/login/updatePassword', { data })).status()).toBe(204);
  // As after a try that failed: the next one is far off.
  await app.pool.query(`update job_queue.job set start_after = now() + interval '1 hour'`);
  const delivery = await startMailDelivery(app);
  try {
    await page.goto('/system');
    await page.getByRole('link', { name: 'Prace programu i poczta' }).click();
    const message = page.getByRole('listitem').filter({ hasText: 'j…k@example.com' });
    await expect(message).toContainText('Czeka. Próby: 0.');
    await message.getByRole('button', { name: /^Ponów: / }).click();
    await expect(message).toContainText('Zapisany w folderze. Próby: 1.');
    await expect(message.getByRole('button')).toHaveCount(0);
    expect(await delivery.messages()).toMatchObject([
      { subject: 'Nowe hasło w programie Grządka' },
    ]);
  } finally {
    await delivery.stop();
  }
});
