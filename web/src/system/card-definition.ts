import type { CardDefinition, StateOf } from '@grzadka/contract/core/system-card';
import type { ComponentType } from 'react';
import type { IconComponent } from '../core/ui/icon.ts';

/** What a card opens where it stands, in place of a screen of its own. */
export type CardDialog = ComponentType<{ open: boolean; onClose: () => void }>;

/** Where a card leads: to a screen, or to a dialog. */
type CardAim =
  | { readonly to: string; readonly dialog?: never }
  | { readonly dialog: CardDialog; readonly to?: never };

/** A card of the screen 'System': what it is called, where it leads, and what it says. */
export type SystemCard = CardAim & {
  readonly title: string;
  readonly icon: IconComponent;
  /** The sentence of a card that has no state, such as one that only leads somewhere. */
  readonly text?: string;
  /** The key of its state in the overview, and what is said of that in one sentence. */
  readonly state?: { readonly key: string; readonly sentence: (state: object) => string };
};

interface StateCardOptions<Card extends CardDefinition> {
  readonly title: string;
  readonly icon: IconComponent;
  readonly sentence: (state: StateOf<Card>) => string;
}

/** Declares a card with the state that the contract has of it. */
export function stateCard<Card extends CardDefinition>(
  { key }: Card,
  { sentence, ...card }: CardAim & StateCardOptions<Card>,
): SystemCard {
  return {
    ...card,
    // The overview's schema has parsed it as that of this key; a list of many cards cannot say so.
    state: { key, sentence: (state) => sentence(state as StateOf<Card>) },
  };
}
