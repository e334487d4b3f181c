import type { PageId } from '@grzadka/contract/page/page.model';
import type { DemoVersion } from '../entry.ts';
import { authorities } from './page-authorities.ts';
import { contact } from './page-contact.ts';
import { fees } from './page-fees.ts';

const newYear = '01-01';
/** Some weeks after the general meeting. */
const termBegins = '04-15';

/** The versions of each page; `people` are those who may sit on the board. */
export function pageVersions(people: readonly string[]): Record<PageId, readonly DemoVersion[]> {
  const former = authorities(people);
  const current = authorities([...people.slice(0, 4), ...people.slice(former.size)]);
  return {
    oplaty: [
      { when: { on: newYear, yearsAgo: 2 }, lasts: { years: 1 }, write: fees },
      { when: { on: newYear, yearsAgo: 1 }, lasts: { years: 1 }, write: fees },
      { when: { on: newYear }, write: fees },
      { when: 'draft', write: (day) => fees(day.add({ years: 1 })) },
    ],
    wladze: [
      { when: { on: termBegins, yearsAgo: 2 }, lasts: { years: 1 }, write: former.write },
      { when: { on: termBegins, yearsAgo: 1 }, write: current.write },
      { when: 'draft', write: current.write },
    ],
    kontakt: [
      {
        when: { on: '02-01', yearsAgo: 1 },
        lasts: { years: 1 },
        write: () => contact({ saturdays: false }),
      },
      { when: { on: '02-01' }, write: () => contact({ saturdays: true }) },
      { when: 'draft', write: () => contact({ saturdays: true }) },
    ],
  };
}
