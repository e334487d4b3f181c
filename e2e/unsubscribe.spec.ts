import { issueUnsubscribeToken } from '@grzadka/server/src/consent/unsubscribe.ts';
import { addConsent } from '@grzadka/server/test/consents.ts';
import { expect, test } from './fixtures.ts';

test('who got a message unsubscribes by one press of a key, signed in or not, and again without harm', async ({
  app,
  page,
  signIn,
}) => {
  const { partyId } = await addConsent(app.db);
  await addConsent(app.db, { partyId, kind: 'e-delivery' });
  const token = await app.db.transaction().execute((trx) => issueUnsubscribeToken(trx, partyId));
  const validKinds = async () => {
    const valid = app.db.selectFrom('validConsent').select('kind').where('partyId', '=', partyId);
    return (await valid.execute()).map(({ kind }) => kind);
  };
  const unsubscribe = page.getByRole('button', { name: 'Wypisz mnie' });
  const press = async () => {
    await expect(unsubscribe).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(unsubscribe).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nie będziemy wysyłać Ci informacji e-mailem.')).toBeVisible();
  };

  await page.goto(`/api/unsubscribe/${token}`);
  await expect(page).toHaveURL(`/wypisz/${token}`);
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await validKinds()).toHaveLength(2);
  await press();
  expect(await validKinds()).toEqual(['e-delivery']);

  await signIn('ROLE_USER');
  await page.reload();
  await press();
  expect(await validKinds()).toEqual(['e-delivery']);
});
