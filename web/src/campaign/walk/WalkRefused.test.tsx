// @vitest-environment jsdom
import { campaignEndpoints } from '@grzadka/contract/campaign/campaign.endpoints';
import { campaignRefusals } from '@grzadka/contract/campaign/campaign.refusals';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer, type } from '../../../test/open-screen.tsx';
import { packageOf } from '../../../test/samples/campaign-package.ts';
import { WalkBackground } from './outbox/WalkBackground.tsx';
import { walkOutbox } from './outbox/walk-outbox.ts';
import { WalkScreen } from './screen/WalkScreen.tsx';
import { walkPaths, walkPattern } from './walk.paths.ts';

const server = startTestServer();
const walk = (
  <>
    <WalkScreen />
    <WalkBackground />
  </>
);
const openWalk = () =>
  openScreen([{ path: walkPattern, element: walk }], walkPaths.walk('r'), { role: 'ROLE_USER' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-15T10:00:00.000Z') });
});

afterEach(async () => {
  for (const { clientKey } of walkOutbox.state().entries) await walkOutbox.remove(clientKey);
  vi.useRealTimers();
});

test.each([
  ['conflict', campaignRefusals.notWalked, /Wyślij je: biuro zdecyduje/],
  ['forbidden', campaignRefusals.notReader, /Zostaną w telefonie/],
] as const)(
  'what becomes of what waits is said where there is no walk: %s',
  async (code, message, hint) => {
    server.vanish(campaignEndpoints.sync);
    server.answer(campaignEndpoints.package, packageOf([{ id: '1' }, { id: '2' }]));
    openWalk();
    await screen.findByRole('heading', { name: 'Działka 1' });
    type('Odczyt', '150,5');
    await press('Zapisz i następny');
    await screen.findByRole('heading', { name: 'Działka 2' });
    cleanup();
    server.refuse(campaignEndpoints.package, { code, message });
    openWalk();
    expect(await screen.findByText(hint)).toBeTruthy();
  },
);
