import type { DemoBlock } from '../entry.ts';
import { h2, mail, p, strong, ul } from '../html.ts';

const board = ['prezes', 'wiceprezes', 'skarbnik', 'sekretarz', 'członek zarządu'];
const audit = ['przewodniczący komisji', 'członek komisji', 'członek komisji'];

/** The page about a board and an audit committee on which the first of these people sit. */
export function authorities(people: readonly string[]) {
  const seats = (roles: readonly string[], first: number) =>
    ul(...roles.map((role, index) => `${people[first + index] ?? 'wakat'}: ${role}`));
  return {
    /** How many people they are. */
    size: board.length + audit.length,
    write: (): DemoBlock[] => [
      h2('Zarząd') + seats(board, 0),
      { scene: 'shed', alt: 'Dom Działkowca, siedziba zarządu' },
      h2('Komisja rewizyjna') + seats(audit, board.length),
      p(
        `Zarząd obraduje w ${strong('pierwszą sobotę miesiąca')}. Posiedzenia są otwarte dla działkowców. Wnioski: ${mail('zarzad')}.`,
      ),
    ],
  };
}
