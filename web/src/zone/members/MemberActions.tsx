import type { ZoneDetails } from '@grzadka/contract/zone/zone.model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../core/ui/elements/Button.tsx';
import { EditIcon } from '../../core/ui/icons.ts';
import { Menu, MenuItem } from '../../core/ui/overlays/Menu.tsx';
import { type MemberChange, MemberDialogs } from './MemberDialogs.tsx';
import { membersText } from './members.text.ts';

const offered: readonly MemberChange[] = ['addMain', 'addSector', 'addChosen', 'moveAll'];

/** The button that offers to change which meters are in the zone. */
export function MemberActions({ zone }: { zone: ZoneDetails }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [change, setChange] = useState<MemberChange>();
  const button = useFocusAfter(change !== undefined);
  return (
    <>
      <Button
        ref={button}
        look="outlined"
        startIcon={<EditIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {membersText.change}
      </Button>
      <Menu
        open={anchor !== null}
        anchor={anchor}
        label={membersText.change}
        onClose={() => setAnchor(null)}
      >
        {offered.map((key) => (
          <MenuItem
            key={key}
            onChoose={() => {
              setAnchor(null);
              setChange(key);
            }}
          >
            {membersText[key]}
          </MenuItem>
        ))}
      </Menu>
      <MemberDialogs zone={zone} change={change} onClose={() => setChange(undefined)} />
    </>
  );
}

/** The button that gets the focus once a dialog is closed: the item of the menu that opened it is gone by then. */
function useFocusAfter(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
