import type { CardLevel } from '@grzadka/contract/core/system-card';
import { useState } from 'react';
import { Text } from '../core/ui/elements/Text.tsx';
import { Tile, TileLink } from '../core/ui/Tile.tsx';
import type { CardDialog, SystemCard } from './card-definition.ts';
import { LevelChip } from './LevelChip.tsx';
import styles from './SystemCardTile.module.css';
import { systemText } from './system.text.ts';

interface SystemCardTileProps {
  card: SystemCard;
  /** Null where it could not be found out, or where the card has none. */
  state: { readonly level: CardLevel } | null;
}

/** A card of the screen 'System': all of it leads where its title does, to a screen or a dialog. */
export function SystemCardTile({
  card: { title, icon, to, dialog, text, state: told },
  state,
}: SystemCardTileProps) {
  const sentence = state ? told?.sentence(state) : systemText.unknownHint;
  return (
    <Tile
      icon={icon}
      title={
        dialog ? (
          <DialogTitleButton title={title} dialog={dialog} />
        ) : (
          <TileLink to={to}>{title}</TileLink>
        )
      }
    >
      {told && (
        <div>
          <LevelChip level={state && state.level} />
        </div>
      )}
      <Text hasLongWords>{told ? sentence : text}</Text>
    </Tile>
  );
}

interface DialogTitleButtonProps {
  title: string;
  dialog: CardDialog;
}

/** The title of a card that opens a dialog. */
function DialogTitleButton({ title, dialog: CardsDialog }: DialogTitleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        data-prints
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={styles['opener']}
      >
        {title}
      </button>
      <CardsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
