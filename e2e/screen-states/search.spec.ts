import type { SearchReply } from '@grzadka/contract/search/search.model';
import { expect } from '../fixtures.ts';
import { test, walk } from './walk.ts';

const longName = 'Brzęczyszczykiewiczówna-Konstantynopolitańczykowska Wiktoria';
const longTitle =
  'Walne zebranie sprawozdawczo-wyborcze członków Rodzinnego Ogrodu Działkowego „Pod Kasztanami”, drugi termin';
const createdAt = '2026-11-14T09:30:00.000Z';
const entry = { id: 'n', title: longTitle, createdAt, isOver: true };

const found: SearchReply = {
  plots: [
    {
      id: 'g',
      name: 'Północno-Zachodnia Przy Bramie 210',
      sector: 'Sektor 1',
      holders: [
        { id: 'p', name: longName },
        { id: 'q', name: 'Kos Jan' },
      ],
      settlementId: 's',
      meterIds: ['m'],
      owed: 12_345_678_90,
    },
  ],
  parties: [
    {
      id: 'p',
      name: longName,
      partyType: 'person',
      gardens: '210, 211',
      phone: '48601234567',
      email: 'wiktoria.brzeczyszczykiewiczowna-konstantynopolitanczykowska@poczta.example',
    },
  ],
  settlements: [
    {
      id: 's',
      reference: 'GR00012320',
      garden: '210',
      holders: longName,
      closedOn: '2026-01-31',
      balance: -10_00,
    },
  ],
  meters: [
    {
      id: 'm',
      name: 'Woda',
      type: 'WaterMeter',
      active: false,
      garden: '210',
      serialNumber: 'SN1',
    },
  ],
  transactions: [
    {
      id: 't',
      number: 'KP/1/2026',
      description: 'Wpływ na rachunek bankowy',
      payer: longName,
      title: longTitle,
      paidFor: ['Opłata ogrodowa', 'Opłata wodna'],
      bookingDay: '2026-11-14',
      direction: 'out',
      state: 'reversed',
      amount: 10_00,
    },
  ],
  news: [entry],
  messages: [
    {
      id: 'm',
      subject: 'Walne zebranie {{zebranie_kiedy}}, {{zebranie_gdzie}}',
      kind: 'general-meeting',
      state: 'done',
      createdAt,
      startedAt: createdAt,
      meetingAt: '2027-03-27T09:00:00.000Z',
      meetingPlace: 'Dom Działkowca',
      readingFrom: null,
      readingThru: null,
    },
  ],
};

const searchCall = '**/api/search?*';

test(
  'the search for everything',
  walk({
    role: 'ROLE_TREASURER',
    prepare: async () => {},
    states: [
      {
        name: 'with nothing typed',
        inLongRun: true,
        async reach({ page }) {
          await page.goto('/twoje-dane');
          await page.getByRole('button', { name: 'Szukaj wszędzie' }).click();
          await expect(page.getByText(/^Wpisz działkę, nazwisko/)).toBeVisible();
        },
      },
      {
        name: 'with much that was found, and long names',
        alsoIn: 'narrowest',
        async reach({ page }) {
          await page.route(searchCall, (route) => route.fulfill({ json: found }));
          await page.getByRole('combobox').fill('210');
          await expect(page.getByRole('button', { name: 'Przyjmij wpłatę' })).toBeVisible();
        },
      },
      {
        name: 'where nothing was found',
        alsoIn: 'narrowest',
        inLongRun: true,
        async reach({ page }) {
          await page.unroute(searchCall);
          const phrase = 'Konstantynopolitańczykowianeczka';
          await page.getByRole('combobox').fill(phrase);
          await expect(page.getByText(`Nic nie znaleziono dla „${phrase}”.`)).toBeVisible();
        },
      },
      {
        name: 'where it could not be looked for',
        inLongRun: true,
        async reach({ page }) {
          await page.route(searchCall, (route) => route.fulfill({ status: 500, json: {} }));
          await page.getByRole('combobox').fill('inne');
          await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
        },
      },
    ],
  }),
);
