import type { CardDefinition, StateOf } from '@grzadka/contract/core/system-card';
import type { SvgIcon } from '@mui/material';

/** A card of the screen 'System': what it is called, where it leads, and what it says. */
export interface SystemCard {
  readonly title: string;
  readonly icon: typeof SvgIcon;
  readonly to: string;
  /** The sentence of a card that has no state, such as one that only leads somewhere. */
  readonly text?: string;
  /** The key of its state in the overview, and what is said of that in one sentence. */
  readonly state?: { readonly key: string; readonly sentence: (state: object) => string };
}

/** Declares a card with the state that the contract has of it. */
export function stateCard<Card extends CardDefinition>(
  { key }: Card,
  {
    sentence,
    ...card
  }: Pick<SystemCard, 'title' | 'icon' | 'to'> & { sentence: (state: StateOf<Card>) => string },
): SystemCard {
  return {
    ...card,
    // The overview's schema has parsed it as that of this key; a list of many cards cannot say so.
    state: { key, sentence: (state) => sentence(state as StateOf<Card>) },
  };
}
