import type { DemoBlock } from '../entry.ts';
import { h2, h3, link, mail, p, phone, ul } from '../html.ts';

/** The page about how to reach the office; it did not always open on Saturdays. */
export function contact({ saturdays }: { saturdays: boolean }): DemoBlock[] {
  return [
    h2('Biuro ogrodu') +
      p('Dom Działkowca, ul. Ogrodowa 1, 91-000 Łódź') +
      ul(`telefon: ${phone('217340')}`, `poczta elektroniczna: ${mail('biuro')}`),
    h3('Godziny otwarcia') + ul('wtorki 15:00–18:00', ...(saturdays ? ['soboty 9:00–12:00'] : [])),
    { scene: 'gate', alt: 'Brama główna ogrodu, wejście do biura' },
    h3('Dojazd') +
      p(
        `Od bramy głównej prosto aleją jabłoni, po lewej stronie. ${link('https://mapa.example.com/ogrod', 'Pokaż na mapie')}.`,
      ),
  ];
}
