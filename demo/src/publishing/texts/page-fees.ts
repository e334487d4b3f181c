import type { DemoBlock } from '../entry.ts';
import { energyTiers, feeRates, money } from '../fee-rates.ts';
import { h2, h3, mail, ol, p, quote, strong, ul } from '../html.ts';

/** The page about fees, as it stands for the year of a day. */
export function fees({ year }: Temporal.PlainDate): DemoBlock[] {
  const { area, membership, waste, water } = feeRates(year);
  return [
    h2(`Opłaty w roku ${year}`) +
      ul(
        `opłata ogrodowa: ${strong(money(area))} za metr kwadratowy działki,`,
        `składka członkowska: ${strong(money(membership))} od osoby,`,
        `wywóz odpadów: ${strong(money(waste))} od działki,`,
        `woda: ${strong(money(water))} za m³ według wodomierza.`,
      ),
    h3('Energia elektryczna') +
      p('Rozliczamy ją według licznika, w progach liczonych od początku roku:') +
      ul(...energyTiers(year)),
    h3('Terminy') + ol('pierwsza rata: 31 marca,', 'druga rata: 30 czerwca.'),
    quote(
      `Przykład: za działkę o powierzchni 300 m² opłata ogrodowa wynosi ${money(area * 300)} rocznie.`,
    ),
    p(
      'W tytule przelewu prosimy podać sektor i numer działki. Numer rachunku jest na zawiadomieniu o opłatach.',
    ),
    p(`Pytania: skarbnik, ${mail('skarbnik')}.`),
  ];
}
